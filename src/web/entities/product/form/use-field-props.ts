import { useTranslations } from 'use-intl'
import type { DraftField, DraftIssues } from './draft-issues.ts'

export type FieldProps = (name: DraftField) => { id: string; error: string | undefined }

/** The id of each field and what is wrong there, in words. */
export function useFieldProps(form: {
  issues: DraftIssues
  inputId: (field: DraftField) => string
}): FieldProps {
  const t = useTranslations('products.form.issues')
  return (name) => {
    const issue = form.issues[name]
    return { id: form.inputId(name), error: issue && t(issue) }
  }
}
