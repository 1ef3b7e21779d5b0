import { Button, Card } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { CreationFields } from './creation-fields.tsx'
import classes from './new-recipe-page.module.css'
import { useCreation } from './use-creation.ts'

export interface NewRecipePageProps {
  onCreated: (id: string) => void
}

/** /recipes/new: a name and a few facts; the editor does the rest. */
export function NewRecipePage({ onCreated }: NewRecipePageProps) {
  const t = useTranslations()
  const creation = useCreation(onCreated)
  const failure = useCreationFailure(creation.failure)
  // Nothing else is done here but typing a name.
  const titleId = creation.form.inputId('title')
  useEffect(() => document.getElementById(titleId)?.focus(), [titleId])
  return (
    <div className={classes.page}>
      <UnsavedChangesGuard dirty={creation.dirty} />
      <PageHeader
        title={t('sheets.creation.title')}
        crumb={{ label: t('sheets.creation.back'), to: paths.recipes }}
        actions={<TextLink to={paths.recipeBuilder}>{t('builder.open')}</TextLink>}
      />
      <Card padding="xl">
        <Form className={classes.form} onSubmit={creation.submit}>
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
            <ButtonLink to={paths.recipes} variant="default">
              {t('common.cancel')}
            </ButtonLink>
            <Button type="submit" disabled={creation.busy}>
              {creation.busy ? t('sheets.creation.submitting') : t('sheets.creation.submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
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
