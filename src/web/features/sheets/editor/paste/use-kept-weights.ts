import { useTranslations } from 'use-intl'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import { useCompleteProduct } from '../../sheets-api.ts'
import type { PastedLine } from './pasted-line.ts'
import { weightsToKeep } from './weights-to-keep.ts'

/** Stores with each product the weights that its lines were given; the lines do not wait for it. */
export function useKeptWeights() {
  const t = useTranslations('paste')
  const failureText = useFailureText()
  const { mutateAsync } = useCompleteProduct()
  return (lines: readonly PastedLine[]): void => {
    const kept = weightsToKeep(lines)
    if (kept.length === 0 || refusedInDemo()) return
    for (const { name, ...change } of kept)
      mutateAsync(change).catch((error: unknown) =>
        notifyFailure(`${t('keepFailed', { name })} ${failureText(error, '')}`.trim()),
      )
  }
}
