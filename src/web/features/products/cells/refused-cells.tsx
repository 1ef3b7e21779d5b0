import { Button, Flex, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { draftOf } from '#web/entities/product/form/product-draft.ts'
import type { RefusedCell } from './cell-states.ts'
import classes from './product-cells.module.css'
import { type CellTexts, useCellTexts } from './use-cell-texts.ts'
import type { ProductCells } from './use-product-cells.ts'
import { useRefusals } from './use-refusals.ts'

interface RefusedCellsProps {
  product: UserProduct
  index: number
  /** Columns of the table. */
  span: number
  refused: readonly RefusedCell[]
  cells: ProductCells
}

/** Below the row of a product: what could not be saved of it, why, and what can be done about it. */
export function RefusedCells({ product, index, span, refused, cells }: RefusedCellsProps) {
  const texts = useCellTexts()
  return refused.map((cell) => (
    <tr key={cell.fact} className={classes.row} data-index={index}>
      <td colSpan={span} aria-readonly>
        <Group gap="4px 12px" justify="space-between">
          <Refusal product={product} cell={cell} cells={cells} texts={texts} />
        </Group>
      </td>
    </tr>
  ))
}

/** Above the cards of a narrowed window, which show no cells: what could not be saved in the table before. */
export function RefusedCards({ cells }: { cells: ProductCells }) {
  const t = useTranslations('productCells')
  const texts = useCellTexts()
  const refused = [...useRefusals(cells).values()].flat()
  if (refused.length === 0) return null
  return (
    <section className={classes.refusals} aria-label={t('refusedTitle')}>
      {refused.map((cell) => (
        <Group key={`${cell.opened.id} ${cell.fact}`} gap="4px 12px" justify="space-between">
          <Refusal product={cell.opened} cell={cell} cells={cells} texts={texts} />
        </Group>
      ))}
    </section>
  )
}

interface RefusalProps extends Pick<RefusedCellsProps, 'product' | 'cells'> {
  cell: RefusedCell
  texts: CellTexts
}

function Refusal({ product, cell, cells, texts }: RefusalProps) {
  const t = useTranslations('productCells')
  const tConflict = useTranslations('common.conflict')
  const { fact, draft, stored } = cell
  const name = texts.name(fact, product)
  const typed = texts.value(fact, draft)
  const giveUp = () => cells.giveUp(product.id, fact)
  if (stored !== undefined) {
    return (
      <>
        <span role="alert">
          {t('conflict', { cell: name, typed, stored: texts.value(fact, draftOf(stored)) })}
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
