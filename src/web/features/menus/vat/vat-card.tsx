import { Card, Flex, NativeSelect, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { choicesTaken } from '#domain/menus/choices-taken.ts'
import type { MenuChoice } from '#domain/menus/menu-choice.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { DraftChoice, MenuDraft } from '../editor/menu-draft.ts'
import { MenuMarginBadge } from '../figures/menu-margin-badge.tsx'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { VatActions } from './vat-actions.tsx'
import classes from './vat-card.module.css'
import { VatTable } from './vat-table.tsx'
import { VatUnknown } from './vat-unknown.tsx'

export interface VatCardProps {
  draft: MenuDraft
  /** Of the draft's choices. */
  money: readonly MenuChoice[]
  /** For each choice the sheet of the dish that was taken; null for any. */
  taken: readonly (string | null)[]
  thresholds: MarginThresholds
  /** An empty sheet takes the dish back. */
  onTaken: (choiceId: string, ficheId: string) => void
}

/** How the price divides into VAT rates, for any guest or for chosen dishes. */
export function VatCard({ draft, money, taken, thresholds, onTaken }: VatCardProps) {
  const t = useTranslations('menus.vat')
  const format = useFormat()
  const { cost, vat, margin } = menuFigures(draft.prixTtc ?? 0, choicesTaken(money, taken))
  const withChoice = draft.choices.filter(({ dishes }) => dishes.length > 1)
  return (
    <Card component="section" aria-label={t('title')} style={{ gap: 12 }}>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('intro')}
      </Text>
      {withChoice.length > 0 && (
        <fieldset className={classes.taken}>
          <legend className="note">{t('taken')}</legend>
          {draft.choices.map(
            (choice, index) =>
              choice.dishes.length > 1 && (
                <TakenDish
                  key={choice.id}
                  choice={choice}
                  taken={taken[index] ?? ''}
                  onTaken={(ficheId) => onTaken(choice.id, ficheId)}
                />
              ),
          )}
        </fieldset>
      )}
      {vat.known ? (
        <>
          <VatTable vat={vat} caption={t('caption', { name: draft.nom })} />
          {taken.some(Boolean) && (
            <Flex component="p" wrap="wrap" align="center" justify="space-between" gap="4px 12px">
              <span>{t('meal', { cost: format.partialSum(cost.mean, cost.incomplete) })}</span>
              <MenuMarginBadge margin={margin} thresholds={thresholds} cost={cost} />
            </Flex>
          )}
          <VatActions vat={vat} />
          <Text size="xs" c="dimmed">
            {t('rule')}
          </Text>
        </>
      ) : (
        <VatUnknown vat={vat} dishes={draft.choices.flatMap(({ dishes }) => dishes)} />
      )}
    </Card>
  )
}

interface TakenDishProps {
  choice: DraftChoice
  taken: string
  onTaken: (ficheId: string) => void
}

function TakenDish({ choice: { nom, dishes }, taken, onTaken }: TakenDishProps) {
  const t = useTranslations('menus')
  return (
    <NativeSelect
      size="sm"
      label={nom.trim() || t('editor.unnamed')}
      value={dishes.some(({ ficheId }) => ficheId === taken) ? taken : ''}
      onChange={(event) => onTaken(event.currentTarget.value)}
      data={[
        { value: '', label: t('vat.any') },
        ...dishes.map((dish) => ({ value: dish.ficheId, label: nameOf(dish) })),
      ]}
    />
  )
}
