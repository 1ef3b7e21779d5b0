import { Alert } from '@mantine/core'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Applied } from '../simulation-api.ts'

export interface AppliedNoticeProps {
  /** What was written last; null before, and once something else is simulated. */
  applied: Applied | null
  onClose: () => void
}

/** The changes have come true: how many, and where prices can be taken back. */
export function AppliedNotice({ applied, onClose }: AppliedNoticeProps) {
  const t = useTranslations('simulation.applied')
  const common = useTranslations('common')
  return (
    // Always there, so that what comes into it is read out.
    <output data-print="hidden">
      {applied && (
        <Alert
          role="presentation"
          color="bottle"
          icon={<IconCircleCheck size={18} aria-hidden />}
          withCloseButton
          closeButtonLabel={common('close')}
          onClose={onClose}
        >
          {applied.already ? t('already') : t('done', { products: applied.products, sheets: applied.sheets })}{' '}
          {applied.products > 0 && (
            <TextLink to={paths.priceChanges} inherit underline="always">
              {t('journal')}
            </TextLink>
          )}
        </Alert>
      )}
    </output>
  )
}
