import { Button, Group, Skeleton, Text } from '@mantine/core'
import { type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { cellName } from '#domain/tables/tab.ts'
import type { Mark, MarkPlace } from '../reading/sheet-marks.ts'
import { MARK_ROLES } from '../reading/sheet-marks.ts'
import { baseName } from '#web/lib/sources/chosen-files.ts'
import type { TabPlace } from '../reading/sheet-reader.ts'
import { useAnswer } from '../use-answer.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import { TabGrid } from './tab-grid.tsx'
import classes from './tab-picture.module.css'
import { useCellText } from './use-cell-text.ts'
import { useTabRows } from './use-tab-rows.ts'

export interface TabPictureProps {
  control: SheetFilesControl
  place: TabPlace
  /** All that the sheet was read from, in this tab and in others. */
  marks: readonly Mark[]
  active: MarkPlace | null
  /** Changes whenever the active cell is to be brought into sight. */
  turn: number
  onActive: (place: MarkPlace) => void
  onEnter: (place: MarkPlace) => void
  /** Leads back to the tab of the sheet, from that of a price or of a fact. */
  onOwnTab?: (() => void) | undefined
  children?: ReactNode
}

/** The picture of a tab: its cells, those that a sheet was read from outlined by what they are, and the one pointed at. */
export function TabPictureView(props: TabPictureProps) {
  const { control, place, marks, active, turn, onActive, onEnter, onOwnTab, children } = props
  const { file, tab } = place
  const t = useTranslations('sheetFiles.picture')
  const picture = useAnswer(
    control,
    useCallback((reader) => reader.call('picture', { file, tab }), [file, tab]),
  )
  const { rowsOf, need } = useTabRows(control, place)
  const own = marks.filter((mark) => mark.place.file === file && mark.place.tab === tab)
  const here = active?.file === file && active.tab === tab ? active : null
  const shown = picture.state === 'known' ? picture.value : null

  return (
    <section className={classes.picture}>
      <Group gap="4px 12px" className={classes.source}>
        <Text size="sm" c="dimmed" className={classes.name} title={control.files.names[file]}>
          {t('source', { file: baseName(control.files.names[file] ?? ''), tab: shown?.name ?? '' })}
          {shown?.hidden === true && ` (${t('hiddenTab')})`}
        </Text>
        {onOwnTab !== undefined && (
          <Button variant="default" size="compact-sm" onClick={onOwnTab}>
            {t('ownTab')}
          </Button>
        )}
        {children}
      </Group>
      <CellBar place={here} cells={here === null ? [] : rowsOf(here.row)} marks={own} />
      <Legend marks={own} />
      {shown === null ? (
        <Skeleton height="100%" radius="md" />
      ) : (
        <TabGrid
          picture={shown}
          rowsOf={rowsOf}
          onRows={need}
          marks={own}
          active={here}
          turn={turn}
          onActive={(cell) => onActive({ file, tab, ...cell })}
          onEnter={(cell) => onEnter({ file, tab, ...cell })}
        />
      )}
    </section>
  )
}

/** 'D12 · Prix · 3,20 € · =B12*C12': the cell that is pointed at, as the line above a spreadsheet shows it. */
function CellBar({
  place,
  cells,
  marks,
}: {
  place: MarkPlace | null
  cells: ReturnType<ReturnType<typeof useTabRows>['rowsOf']>
  marks: readonly Mark[]
}) {
  const t = useTranslations('sheetFiles.picture')
  const textOf = useCellText()
  if (place === null)
    return (
      <div className={classes.bar}>
        <span className={classes.hint}>{t('hint')}</span>
      </div>
    )
  const cell = cells.find(({ column }) => column === place.column)
  const roles = marks.filter((mark) => mark.place.row === place.row && mark.place.column === place.column)
  const text = textOf(cell)
  return (
    <output className={classes.bar}>
      <strong>{cellName(place)}</strong>
      {[...new Set(roles.map(({ role }) => role))].map((role) => (
        <span key={role} className={classes.role} data-role={role}>
          {t(`roles.${role}`)}
        </span>
      ))}
      <span className={classes.value}>{text === '' ? t('emptyCell') : text}</span>
      {cell?.formula != null && <code className={classes.formula}>={cell.formula}</code>}
    </output>
  )
}

/** What the colours of the outlines mean: of the roles that there are. */
function Legend({ marks }: { marks: readonly Mark[] }) {
  const t = useTranslations('sheetFiles.picture')
  const there = new Set(marks.map(({ role }) => role))
  if (there.size === 0) return null
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {MARK_ROLES.filter((role) => there.has(role)).map((role) => (
        <li key={role} className={classes.role} data-role={role}>
          {t(`roles.${role}`)}
        </li>
      ))}
    </ul>
  )
}
