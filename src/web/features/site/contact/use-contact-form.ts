import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import {
  CONTACT_FIELDS,
  contactIssues,
  EMPTY_DRAFT,
  isEmptyDraft,
  refusedIssues,
  tidied,
  type ContactDraft,
  type ContactField,
} from './contact-draft.ts'
import { contactLine } from './contact-line.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { useContactFailureText } from './use-contact-failure-text.ts'

function textOf(field: unknown): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}

/** What was typed or filled in before the page came to life. */
function typedBefore(idOf: (field: ContactField) => string): Partial<ContactDraft> {
  const typed = CONTACT_FIELDS.map((field) => [field, textOf(document.getElementById(idOf(field)))] as const)
  return Object.fromEntries(typed.filter(([, text]) => text !== ''))
}

type Member = Pick<ContactDraft, 'name' | 'email'>

/** What was typed: what the account knows comes from there again, and stays with nobody who has signed out. */
function withoutMember(draft: ContactDraft, member: Member | undefined): ContactDraft {
  return {
    ...draft,
    name: draft.name === member?.name ? '' : draft.name,
    email: draft.email === member?.email ? '' : draft.email,
  }
}

/** The form's states: idle, sending, sent. Whatever goes wrong, what was typed stays. */
export function useContactForm() {
  const language = useLocale()
  const failureText = useContactFailureText()
  const [line] = useState(contactLine)
  const form = useDraftForm({
    initial: () => EMPTY_DRAFT,
    fields: CONTACT_FIELDS,
    judge: contactIssues,
  })
  const { draft } = form
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()
  const [ready, setReady] = useState(false)
  const sending = useRef(false)

  const takeOver = useEffectEvent(() => {
    form.reset({ ...keptDraft(), ...typedBefore(form.inputId) })
    setReady(true)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser kept is known once the page is its own
  useEffect(() => takeOver(), [])

  const member = useSession()?.user
  const introduce = useEffectEvent(({ name, email }: Member) => {
    form.change({ name: draft.name || name, email: draft.email || email })
  })
  // Once: who empties a field wants it empty.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- who is signed in is known once the page is there
    if (ready && member !== undefined) introduce(member)
  }, [ready, member])

  useEffect(() => {
    if (ready) keepDraft(withoutMember(draft, member))
  }, [ready, draft, member])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const website = textOf(event.currentTarget.elements.namedItem('website'))
    // The second of two clicks comes while the first is on its way, or when the form is empty again.
    if (sending.current || (state === 'sent' && isEmptyDraft(draft))) return
    setState('idle')
    setFailure(undefined)
    if (!form.check()) return
    sending.current = true
    setState('sending')
    try {
      await line.send({ ...tidied(draft), language, website })
      form.reset(EMPTY_DRAFT)
      setState('sent')
    } catch (cause) {
      setState('idle')
      const refused = refusedIssues(fieldIssuesOf(cause))
      if (Object.keys(refused).length > 0) form.refuse(refused)
      else setFailure(failureText(cause))
    } finally {
      sending.current = false
    }
  }

  return {
    ...form,
    /** False on the page as it was written, before its script has run. */
    ready,
    state,
    failure,
    begin: line.begin,
    change: (change: Partial<ContactDraft>) => {
      if (state === 'sent') setState('idle')
      form.change(change)
    },
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}

export type ContactForm = ReturnType<typeof useContactForm>
