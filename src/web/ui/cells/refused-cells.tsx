import { Button, Flex, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Editing, RefusedCell } from './cell-states.ts'
import classes from './edited-cell.module.css'
import type { Cells } from './use-cells.ts'
import { useRefusals } from './use-refusals.ts'
import type { CellTexts } from './use-save-cell.ts'

interface RefusedCellsProps<Of extends Editing> {
  index: number
  /** Columns of the table. */
  span: number
  refused: readonly RefusedCell<Of>[]
  cells: Cells<Of>
  texts: CellTexts<Of>
}

/** Below a row: what could not be saved of it, why, and what can be done about it. */
export function RefusedCells<Of extends Editing>(props: RefusedCellsProps<Of>) {
  const { index, span, refused, cells, texts } = props
  return refused.map((cell) => (
    <tr key={cell.fact} className={classes.row} data-index={index}>
      <td colSpan={span} aria-readonly>
        <Group gap="4px 12px" justify="space-between">
          <Refusal cell={cell} cells={cells} texts={texts} />
        </Group>
      </td>
    </tr>
  ))
}

/** Above the cards of a narrowed window, which show no cells: what could not be saved in the table before. */
export function RefusedCards<Of extends Editing>({
  cells,
  texts,
}: Pick<RefusedCellsProps<Of>, 'cells' | 'texts'>) {
  const t = useTranslations('cells')
  const refused = [...useRefusals(cells).values()].flat()
  if (refused.length === 0) return null
  return (
    <section className={classes.refusals} aria-label={t('refusedTitle')}>
      {refused.map((cell) => (
        <Group key={`${cell.opened.id} ${cell.fact}`} gap="4px 12px" justify="space-between">
          <Refusal cell={cell} cells={cells} texts={texts} />
        </Group>
      ))}
    </section>
  )
}

interface RefusalProps<Of extends Editing> extends Pick<RefusedCellsProps<Of>, 'cells' | 'texts'> {
  cell: RefusedCell<Of>
}

function Refusal<Of extends Editing>({ cell, cells, texts }: RefusalProps<Of>) {
  const t = useTranslations('cells')
  const tConflict = useTranslations('common.conflict')
  const { fact, opened, draft, stored } = cell
  const giveUp = () => cells.giveUp(opened.id, fact)
  if (stored !== undefined) {
    return (
      <>
        <span role="alert">
          {t('conflict', {
            cell: texts.name(fact, stored),
            typed: texts.value(fact, draft),
            stored: texts.value(fact, cells.draftOf(stored)),
          })}
        </span>
        <Flex component="span" gap={8}>
          <Button size="compact-sm" onClick={() => cells.keepMine(cell, stored)}>
            {tConflict('keepMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={giveUp}>
            {tConflict('takeStored')}
          </Button>
        </Flex>
      </>
    )
  }
  return (
    <>
      <span role="alert">{cell.why}</span>
      <Flex component="span" gap={8}>
        <Button size="compact-sm" onClick={() => cells.retry(cell)}>
          {t('retry')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={giveUp}>
          {t('giveUp')}
        </Button>
      </Flex>
    </>
  )
}
