import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Found } from '#domain/sheet-files/grid/found.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import { currencyOf } from '#domain/sheet-files/verdict/other-currency.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { chargeKey } from '../reading/sheet-marks.ts'
import { useFileTexts } from '../use-file-texts.ts'
import { FigureButton } from './figure-button.tsx'
import classes from './sheet-figures.module.css'
import type { FigureSelection } from './use-figure-selection.ts'

export interface SheetFiguresProps {
  sheet: FoundSheet
  selection: FigureSelection
}

/** The facts of a sheet outside its lines, each with the way to its cell. */
export function SheetFigures({ sheet, selection }: SheetFiguresProps) {
  const t = useTranslations('sheetFiles.sheet')
  const format = useFormat()
  const text = useFileTexts()
  const { portions, total, cost, portionCost, coefficient, priceHt, priceTtc, vat, allergens, category } =
    sheet
  const currency = currencyOf(sheet)
  const euro = (found: Found<number> | null) => found && text.money(found.value, currency)
  const facts = [
    ['title', sheet.title.value],
    ['category', category?.value],
    ['portions', portions && format.quantity(portions.value)],
    ['yield', sheet.yield && text.amount({ quantity: sheet.yield.value, unit: sheet.yield.unit })],
    ['total', euro(total)],
    ['portionCost', euro(portionCost)],
    ['coefficient', coefficient && format.quantity(coefficient.value, 2)],
    ['priceHt', euro(priceHt)],
    ['priceTtc', euro(priceTtc)],
    ['vat', vat && format.rate(vat.value)],
    ['allergens', allergens?.value],
  ] as const
  return (
    <dl className={classes.facts} aria-label={t('facts')}>
      {facts.map(([figure, words]) =>
        words == null ? null : (
          <div key={figure}>
            <dt className="dimmed">{t(`figures.${figure}`)}</dt>
            <dd>
              <FigureButton selection={selection} figure={figure}>
                {words}
              </FigureButton>
            </dd>
          </div>
        ),
      )}
      {priceTtc !== null && priceHt === null && vat === null && (
        <div>
          <dt className="dimmed">{t('figures.vat')}</dt>
          <dd>{t('figures.noVat')}</dd>
        </div>
      )}
      {sheet.charges?.map((charge, at) => (
        <div key={chargeKey(at)}>
          <dt className="dimmed">{t('figures.charge', { name: charge.name.value })}</dt>
          <dd>
            <FigureButton selection={selection} figure={chargeKey(at)}>
              {text.charge(charge.amount?.value ?? null, charge.percent, currency)}
            </FigureButton>
          </dd>
        </div>
      ))}
      <div>
        <dt className="dimmed">{t('figures.cost')}</dt>
        <dd>{cost === null ? t('unknown') : text.money(cost, currency)}</dd>
      </div>
    </dl>
  )
}

/** The steps and the notes of a sheet, as they were found. */
export function SheetTexts({ sheet: { steps, notes }, selection }: SheetFiguresProps) {
  const t = useTranslations('sheetFiles.sheet')
  const groups = [
    { key: 'step', title: t('steps'), texts: steps, type: 'ordered' },
    { key: 'note', title: t('notes'), texts: notes, type: 'unordered' },
  ] as const
  return groups
    .filter(({ texts }) => texts.length > 0)
    .map(({ key, title, texts, type }) => (
      <div key={key}>
        <Text fw={600}>{title}</Text>
        <List type={type} size="sm">
          {texts.map(({ value }, at) => (
            <List.Item key={at}>
              <FigureButton selection={selection} figure={`${key}.${String(at)}`}>
                {value}
              </FigureButton>
            </List.Item>
          ))}
        </List>
      </div>
    ))
}
