import { Box, Button, Flex } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeDetail, GammeRecette } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { DishRow } from './dish-row.tsx'
import rows from './dish-row.module.css'
import { foundDishes } from './found-dishes.ts'

export interface DishListProps {
  gamme: GammeDetail
  recettes: readonly GammeRecette[]
  thresholds: MarginThresholds
  readOnly?: boolean
  /** The dish that is being edited, and the form that replaces it. */
  edited?: { id: string; form: ReactNode } | undefined
  /** What can be done with a row; a narrowed list is not put in order. */
  editingOf?: (dish: GammeRecette, narrowed: boolean) => ComponentProps<typeof DishRow>['editing']
  /** Of the list, where it can be put in order. */
  listProps?: ComponentProps<'ul'>
}

/** The dishes of a gamme with their search; one at a time unfolds what its sheet says. */
export function DishList(props: DishListProps) {
  const { gamme, recettes, thresholds, readOnly = false, edited, editingOf, listProps } = props
  const t = useTranslations('gammes.dishes')
  const tCategories = useTranslations('trade.sheetCategories')
  const [search, setSearch] = useState('')
  const [expanded, setExpanded] = useState<string | null>(null)
  const narrowed = search.trim() !== ''
  const found = foundDishes(recettes, search, tCategories)
  return (
    <>
      <Flex component="search" wrap="wrap" align="center" gap="10px 0" mb={18}>
        <SearchField alone placeholder={t('search')} value={search} onChange={setSearch} />
        <Box component="output" className="note" ml={narrowed ? 'md' : 0}>
          {narrowed && t('found', { count: found.length })}
        </Box>
      </Flex>
      {found.length === 0 ? (
        <EmptyState
          drawing={<CarteDrawing />}
          sentence={t('nothingFound')}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <ul
          className={rows.list}
          aria-label={t('label', { name: gamme.nom })}
          data-read-only={readOnly || undefined}
          {...(!narrowed && listProps)}
        >
          <Head />
          {found.map((dish) =>
            dish.id === edited?.id ? (
              edited.form
            ) : (
              <DishRow
                key={dish.id}
                dish={dish}
                thresholds={thresholds}
                expanded={expanded === dish.id}
                onToggle={() => setExpanded((open) => (open === dish.id ? null : dish.id))}
                editing={editingOf?.(dish, narrowed)}
              />
            ),
          )}
        </ul>
      )}
    </>
  )
}

/** Names the columns for the eye; each figure is named beside it for the ear. */
function Head() {
  const t = useTranslations('gammes.dishes.columns')
  return (
    <li className={rows.head} aria-hidden>
      <span />
      <span>{t('recipe')}</span>
      <span>{t('category')}</span>
      <span>{t('portions')}</span>
      <span>{t('cost')}</span>
      <span>{t('price')}</span>
      <span>{t('margin')}</span>
      <span />
    </li>
  )
}
