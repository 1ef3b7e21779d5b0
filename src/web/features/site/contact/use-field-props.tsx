import type { ChangeEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CONTACT_MAX_LENGTH } from '#contract/contact-limits.ts'
import classes from './contact.module.css'
import { excessOf, type ContactField } from './contact-draft.ts'
import type { ContactForm } from './use-contact-form.ts'

/** From here on a field says how much room is left. */
const NEARLY_FULL = 0.9

/** What the fields of the form have in common. */
export function useFieldProps(form: ContactForm) {
  const t = useTranslations('contact')

  function roomOf(field: ContactField): ReactNode {
    const excess = excessOf(field, form.values)
    if (excess > 0) return <span className={classes.over}>{t('excess', { count: excess })}</span>
    return excess > -CONTACT_MAX_LENGTH[field] * (1 - NEARLY_FULL) ? t('room', { count: -excess }) : undefined
  }

  return (field: ContactField) => ({
    ...form.field(field),
    name: field,
    label: t(`fields.${field}`),
    size: 'md',
    required: true,
    withAsterisk: false,
    readOnly: form.state === 'sending',
    value: form.values[field],
    onFocus: form.begin,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.setValues({ [field]: event.currentTarget.value }),
    description: roomOf(field),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
  })
}
