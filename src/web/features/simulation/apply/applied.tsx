import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export interface AppliedCounts {
  products: number
  sheets: number
}

export interface AppliedProps {
  /** What was written last; null before, and once something else is simulated. */
  counts: AppliedCounts | null
  onClose: () => void
}

/** The changes have come true: how many, and where prices can be taken back. */
export function Applied({ counts, onClose }: AppliedProps) {
  const t = useTranslations('simulation.applied')
  const common = useTranslations('common')
  return (
    // Always there, so that what comes into it is read out.
    <output data-print="hidden">
      {counts && (
        <Alert
          role="presentation"
          color="bottle"
          icon={<IconCircleCheck size={18} aria-hidden />}
          withCloseButton
          closeButtonLabel={common('close')}
          onClose={onClose}
        >
          {t('done', { products: counts.products, sheets: counts.sheets })}{' '}
          {counts.products > 0 && (
            <TextLink to={paths.priceChanges} inherit underline="always">
              {t('journal')}
            </TextLink>
          )}
        </Alert>
      )}
    </output>
  )
}
