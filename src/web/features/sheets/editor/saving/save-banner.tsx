import { Alert, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { codeOf, statusOf, OfflineWriteError, ServerUnavailableError } from '#web/lib/failure/failure.ts'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
import { issuesOf } from '../state/issues.ts'
import { lineName } from '../state/line-source.ts'
import { useEditorState } from '../state/use-editor.ts'
import { useRefusedWords } from './use-refused-words.ts'

interface SaveBannerProps {
  onRetry: () => void
}

/** Why the sheet is not saved, and that what was typed is still here. */
export function SaveBanner({ onRetry }: SaveBannerProps) {
  const t = useTranslations('editor.save')
  const tRules = useTranslations('errors.rules')
  const failure = useEditorState((state) => state.failure)
  const outdated = useEditorState((state) => state.outdated)
  const held = useEditorState(({ showsIssues, draft }) => {
    if (!showsIssues) return null
    const issues = issuesOf(draft)
    if (issues.some(({ at }) => at === 'lines')) return 'empty'
    if (draft.scaling?.state === 'asked') return 'portions'
    return issues.some(({ at }) => at === 'line') ? 'lines' : null
  })

  if (held === 'lines') return <HeldLines />
  if (held !== null) return <ErrorBanner text={held === 'empty' ? tRules('no-ingredient') : t(held)} />
  if (failure !== null) return <FailedSave failure={failure} onRetry={onRetry} />
  if (!outdated) return null
  return (
    <Alert color="saffron">
      {t('outdated')}{' '}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('compare')}
      </Button>
    </Alert>
  )
}

/** By itself, because the refused fields are named from the draft, which changes at every keystroke. */
function FailedSave({ failure, onRetry }: SaveBannerProps & { failure: unknown }) {
  const t = useTranslations('editor.save')
  const textOf = useFailureText()
  const offline = useOffline()
  const refused = useRefusedWords()

  if (statusOf(failure) === 401) return <SignedOutBanner text={`${t('signedOut')} ${t('kept')}`} />
  if (codeOf(failure) === 'NOT_FOUND') return <FocusedAlert>{t('gone')}</FocusedAlert>
  if (codeOf(failure) === 'PRICE_REQUIRED') {
    return <ErrorBanner text={`${t('priceOfPublished')} ${t('kept')}`} onRetry={onRetry} />
  }
  const why = refused ?? withStop(textOf(failure, t('failed')))
  const saysKept =
    (offline && failure instanceof OfflineWriteError) ||
    (failure instanceof ServerUnavailableError && failure.carried)
  return <ErrorBanner text={saysKept ? why : `${why} ${t('kept')}`} onRetry={onRetry} />
}

/** 'Certains ingrédients sont incomplets ou invalides : Riz, Beurre': the lines that keep the sheet from being saved. */
function HeldLines() {
  const t = useTranslations('editor.save')
  const tTable = useTranslations('editor.table')
  const draft = useEditorState((state) => state.draft)
  const keys = new Set(issuesOf(draft).map((issue) => (issue.at === 'line' ? issue.key : null)))
  const names = draft.lines
    .filter(({ key }) => keys.has(key))
    .map((line) => lineName(line) || tTable('noProduct'))
    .join(', ')
  return <ErrorBanner text={t('refused.of', { error: t('lines'), names })} />
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
