import { useTranslations } from 'use-intl'
import type { FormSchema } from '#web/lib/form/field-problem.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import type { FieldPath, ProblemTexts } from '#web/lib/form/use-form-problems.ts'
import { missingFirst, someTextMissing } from './credentials-schemas.ts'
import { useCredentialsFailureText } from './use-credentials-failure-text.ts'

interface CredentialsFormOptions<Values, Output> {
  /** Empty, by the names of the fields. */
  initialValues: Values
  schema: FormSchema<Output>
  send: (input: Output, values: Values) => Promise<void>
  /** The sentence for any other failure. */
  fallback: string
  texts?: ProblemTexts<Output>
  /** The sentence for a failure; that of a sign-in when left out. */
  textOf?: (failure: unknown, fallback: string) => string
}

/** A form of what identifies someone: its fields keep what was typed or filled in before the page's script ran. */
export function useCredentialsForm<Values extends Record<string, string>, Output>(
  options: CredentialsFormOptions<Values, Output>,
) {
  const { initialValues, schema, send, fallback, texts } = options
  const t = useTranslations('account.issues')
  const textOfCredentials = useCredentialsFailureText()
  const textOf = options.textOf ?? textOfCredentials
  const form = useForm<Values, Output>({
    initialValues,
    schema,
    uncontrolled: true,
    narrow: missingFirst,
    texts: {
      ...texts,
      // A field left empty is marked, the sentence is in the banner.
      '*': { required: true, 'too-short': t('passwordTooShort') },
    } as ProblemTexts<Output>,
  })
  const marked = form.problems.some(({ path }) => form.field(path as FieldPath<Output>).error === true)

  return {
    field: form.field,
    reset: form.reset,
    submit: (element: HTMLFormElement) => form.submit(send, element),
    submitting: form.submitting,
    /** One sentence above the button: what failed, or that something is missing. */
    banner: form.failure === undefined ? (marked ? t('empty') : undefined) : textOf(form.failure, fallback),
  }
}

/** The sentence for terms that alone are not accepted. */
export function termsText(sentence: string) {
  return {
    required: (_: unknown, all: Parameters<typeof someTextMissing>[0]) => someTextMissing(all) || sentence,
  }
}
