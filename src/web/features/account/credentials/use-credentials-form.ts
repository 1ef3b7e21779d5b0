import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { type Issue, type Issues, issuesOf } from './issues.ts'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

interface CredentialsForm<Field extends string> {
  /** In the order of the page: the first that is wrong gets the focus. */
  fields: readonly Field[]
  check: (values: Record<Field, string>) => Issues<Field>
  send: (values: Record<Field, string>) => Promise<void>
  /** Says what failed when the failure has no sentence of its own. */
  fallback: string
  /** Takes a failure upon itself when it returns true. */
  onFailure?: (failure: unknown) => boolean
}

function readValues<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const data = new FormData(form)
  const textOf = (field: Field) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>
}

function focusOn(form: HTMLFormElement, field: string): void {
  const input = form.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}

/**
 * A form whose fields keep what was typed: checked when it is sent, sent once however often it is
 * clicked, and saying what is wrong beside the field or above the button.
 */
export function useCredentialsForm<Field extends string>(options: CredentialsForm<Field>) {
  const t = useTranslations('account')
  const textOf = useCredentialsFailureText()
  const [issues, setIssues] = useState<Issues<Field>>({})
  // Put into words where it is shown, in the language of that moment.
  const [failure, setFailure] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const sending = useRef(false)

  function point(form: HTMLFormElement, found: Issues<Field>): boolean {
    setIssues(found)
    const first = options.fields.find((field) => found[field] !== undefined)
    if (first === undefined) return false
    focusOn(form, first)
    return true
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const values = readValues(form, options.fields)
    setFailure(undefined)
    if (point(form, options.check(values))) return
    sending.current = true
    setPending(true)
    try {
      await options.send(values)
    } catch (cause) {
      const refused = issuesOf(fieldIssuesOf(cause), options.fields)
      if (!options.onFailure?.(cause) && !point(form, refused)) setFailure(cause)
    } finally {
      sending.current = false
      setPending(false)
    }
  }

  const sentence = failure === undefined ? undefined : textOf(failure, options.fallback)
  const all: (Issue | undefined)[] = Object.values(issues)
  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    pending,
    /** One sentence above the button: what failed, or that something is missing. */
    banner: sentence ?? (all.includes('empty') ? t('issues.empty') : undefined),
    /** For a field's `error`: a field left empty is marked, the sentence stands in the banner. */
    errorOf: (field: Field) => {
      const issue: Issue | undefined = issues[field]
      return issue === 'empty' ? true : issue && t(`issues.${issue}`)
    },
  }
}
