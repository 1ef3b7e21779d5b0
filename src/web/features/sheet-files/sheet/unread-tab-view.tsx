import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ColumnsCorrection } from '../correction/columns-correction.tsx'
import { TabPictureView } from '../picture/tab-picture.tsx'
import type { OtherTab, UnreadTab } from '../reading/overview.ts'
import type { MarkPlace } from '../reading/sheet-marks.ts'
import { VerdictBadge } from '../list/found-row.tsx'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import { PasteTab } from './paste-tab.tsx'
import classes from './unread-tab-view.module.css'

const NO_MARKS: readonly never[] = []

export interface UnreadTabViewProps {
  control: SheetFilesControl
  unread: UnreadTab | OtherTab
  onBack: () => void
}

/** A tab without a sheet: its cells, what the user may say of its columns, and its text for a new sheet. */
export function UnreadTabView({ control, unread, onBack }: UnreadTabViewProps) {
  const t = useTranslations('sheetFiles')
  const { file, tab, name, outcome } = unread
  const [active, setActive] = useState<MarkPlace | null>(null)
  const [turn, setTurn] = useState(0)
  const isRefused = outcome === 'free-layout' || outcome === 'matrix' || outcome === 'too-large'
  const isReadable = outcome !== 'too-large' && outcome !== 'empty'
  const point = (place: MarkPlace) => {
    setActive(place)
    setTurn((before) => before + 1)
  }
  return (
    <Stack gap="md">
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          {t('sheet.back')}
        </Button>
      </div>
      <Group gap="6px 12px">
        <Text component="h2" fw={600} size="lg">
          {name}
        </Text>
        {isRefused && <VerdictBadge verdict="unread" />}
        <Text>{t(`tabs.${outcome}`)}</Text>
        {outcome !== 'empty' && <PasteTab control={control} place={{ file, tab }} />}
      </Group>
      {isReadable && <ColumnsCorrection control={control} place={{ file, tab }} read={null} />}
      <div className={classes.picture}>
        <TabPictureView
          control={control}
          place={{ file, tab }}
          marks={NO_MARKS}
          active={active}
          turn={turn}
          onActive={point}
          onEnter={point}
        />
      </div>
    </Stack>
  )
}
