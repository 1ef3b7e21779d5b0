import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { contentOf } from '../editor/state/draft-content.ts'
import { draftOf } from '../editor/state/draft.ts'
import { answered, withPortions } from '../editor/state/scaling.ts'
import { useScaledCopy } from '../scaling/use-scaled-copy.ts'
import classes from './covers-copy.module.css'
import { address } from '#web/lib/navigation/address.ts'

export interface CoversCopyProps {
  stored: TechSheet
  /** For how many it is shown, which the copy is written for. */
  covers: number
  /** The page of the copy, of the kind that the sheet is on. */
  pageOf: (id: string) => AppPath
}

/**
 * Keeps a sheet as it is shown for other portions than it is written for, and goes to the copy. Nothing for a part of a
 * portion, which no sheet is written for.
 */
export function CoversCopy({ stored, covers, pageOf }: CoversCopyProps) {
  const t = useTranslations('scaling')
  const router = useRouter()
  const { keep, isPending } = useScaledCopy({
    original: () => stored.title,
    onCopied: ({ id }) => void router.navigate({ href: address(pageOf(id)) }),
  })
  if (!Number.isInteger(covers) || covers === stored.portions) return null
  return (
    <DemoLock>
      <Button
        size="compact-sm"
        variant="default"
        data-print="hidden"
        className={classes.copy ?? ''}
        disabled={isPending}
        onClick={() => keep(stored.id, contentOf(answered(withPortions(draftOf(stored), covers), true)))}
      >
        {t('copy')}
      </Button>
    </DemoLock>
  )
}
