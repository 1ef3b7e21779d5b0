import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CONTACT_MAX_LENGTH } from '#contract/contact-limits.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import {
  CONTACT_FIELDS,
  contactSchema,
  EMPTY_DRAFT,
  isEmptyDraft,
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

/** What was typed, without what the account fills in: a visitor who signs out leaves none of it behind. */
function withoutMember(draft: ContactDraft, member: Member | undefined): ContactDraft {
  return {
    ...draft,
    name: draft.name === member?.name ? '' : draft.name,
    email: draft.email === member?.email ? '' : draft.email,
  }
}

/** The form's states: idle, sending, sent. What was typed stays after any failure. */
export function useContactForm() {
  const t = useTranslations('contact.issues')
  const language = useLocale()
  const failureText = useContactFailureText()
  const [line] = useState(contactLine)
  const textsOf = (field: ContactField) => ({
    required: t(`empty.${field}`),
    'too-long': t('tooLong', { maximum: CONTACT_MAX_LENGTH[field] }),
    invalid: t('invalid'),
  })
  const form = useForm({
    initialValues: EMPTY_DRAFT,
    toInput: tidied,
    schema: contactSchema,
    texts: {
      name: textsOf('name'),
      email: textsOf('email'),
      subject: textsOf('subject'),
      message: textsOf('message'),
    },
  })
  const { values } = form
  const [sent, setSent] = useState(false)
  const [ready, setReady] = useState(false)

  const takeOver = useEffectEvent(() => {
    form.reset({ ...keptDraft(), ...typedBefore(form.inputId) })
    setReady(true)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the browser kept is known once the page is its own
  useEffect(() => takeOver(), [])

  const member = useSession()?.user
  const introduce = useEffectEvent(({ name, email }: Member) => {
    form.setValues({ name: values.name || name, email: values.email || email })
  })
  // Once: who empties a field wants it empty.
  useEffect(() => {
    if (ready && member !== undefined) introduce(member)
  }, [ready, member])

  useEffect(() => {
    if (ready) keepDraft(withoutMember(values, member))
  }, [ready, values, member])

  function submit(element: HTMLFormElement): void {
    const website = textOf(element.elements.namedItem('website'))
    // The second of two clicks may come when the form is empty again.
    if (sent && isEmptyDraft(values)) return
    setSent(false)
    form.submit(async (message) => {
      await line.send({ ...message, language, website })
      form.reset()
      setSent(true)
    })
  }

  return {
    ...form,
    /** False on the page as it was written, before its script has run. */
    ready,
    state: form.submitting ? ('sending' as const) : sent ? ('sent' as const) : ('idle' as const),
    failure: form.failure === undefined ? undefined : failureText(form.failure),
    begin: line.begin,
    setValues: (change: Partial<ContactDraft>) => {
      setSent(false)
      form.setValues(change)
    },
    submit,
  }
}

export type ContactForm = ReturnType<typeof useContactForm>
