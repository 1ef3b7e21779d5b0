import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { CreationFields } from './creation-fields.tsx'
import classes from './creation-form.module.css'
import { useCreation } from './use-creation.ts'

export interface CreationFormProps {
  onCreated: (id: string) => void
  /** Beside the button that creates. */
  cancel?: ReactNode
}

/** The name and a few facts of a new sheet, its name focused; the editor does the rest. */
export function CreationForm({ onCreated, cancel }: CreationFormProps) {
  const t = useTranslations('sheets.creation')
  const creation = useCreation(onCreated)
  const failure = useCreationFailure(creation.failure)
  // Nothing else is done here but typing a name.
  const titleId = creation.form.inputId('title')
  useEffect(() => document.getElementById(titleId)?.focus(), [titleId])
  return (
    <Form gap="lg" className={classes.form} onSubmit={creation.submit}>
      <UnsavedChangesGuard dirty={creation.dirty} />
      {failure !== null &&
        (statusOf(creation.failure) === 401 ? (
          <SignedOutBanner text={failure} />
        ) : (
          <ErrorBanner text={failure} />
        ))}
      <MadeBeforeNotice
        creation={creation.creation}
        nameOf={({ title }) => title}
        busy={creation.busy}
        onCorrect={creation.correct}
        onAnother={creation.submit}
      />
      <CreationFields creation={creation} />
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" disabled={creation.busy}>
          {creation.busy ? t('submitting') : t('submit')}
        </Button>
      </div>
    </Form>
  )
}

function useCreationFailure(failure: unknown): string | null {
  const t = useTranslations('sheets.creation')
  const failureText = useFailureText()
  if (failure === null) return null
  const code = codeOf(failure)
  if (code === 'UNAUTHORIZED') return t('signedOut')
  return failureText(failure, code === 'INTERNAL' ? t('noRow') : t('failed'))
}
