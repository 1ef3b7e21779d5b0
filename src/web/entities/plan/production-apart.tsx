import { Alert } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAmountText } from './use-amount-text.ts'
import classes from './production-apart.module.css'
import type { Production } from './production-of.ts'

/** So many dishes without portions are named. */
const NAMED = 8

interface ProductionApartProps {
  production: Production
  /** The page on which a sheet is seen to. */
  pathOf: (sheetId: string) => AppPath
}

/** What is in no amount of the plan, and why. */
export function ProductionApart({ production: { needs, made }, pathOf }: ProductionApartProps) {
  const t = useTranslations('tomorrow.apart')
  const all = useTranslations()
  const amount = useAmountText()
  const { unknown, unknownItems, menusApart, menusGuessed } = needs
  const { apart, readyApart, gone, nodes } = made
  const named = unknownItems
    .slice(0, NAMED)
    .map(({ name, meal }) => t('inMeal', { name, meal: all(`tomorrow.meals.${meal ?? 'day'}`) }))
  const unknownNames = `${named.join(', ')}${unknownItems.length > NAMED ? '…' : ''}`
  const titles = new Map(nodes.map(({ sheet }) => [sheet.id, sheet.title]))
  const reasonOf = (reason: (typeof apart)[number]['reason']) =>
    reason === 'qs' || reason === 'forfait'
      ? all(`purchases.apart.reasons.${reason}`)
      : all(`document.unknown.${reason}`)
  const lines = [
    ...(unknown > 0 ? [{ key: 'unknown', text: t('unknown', { count: unknown, names: unknownNames }) }] : []),
    ...(gone.length > 0
      ? [{ key: 'gone', text: t('gone', { count: new Set(gone.map(({ sheetId }) => sheetId)).size }) }]
      : []),
    ...menusApart.map((name) => ({ key: `menu ${name}`, text: t('menu', { name }) })),
    ...menusGuessed.map((name) => ({ key: `guess ${name}`, text: t('guessed', { name }) })),
    ...readyApart.map(({ sheetId, quantity, unit, reason }) => ({
      key: `ready ${sheetId}`,
      text: t('ready', {
        amount: amount(quantity, unit, 'as-written'),
        name: titles.get(sheetId) ?? '',
        reason: reasonOf(reason),
      }),
    })),
  ]
  if (lines.length === 0 && apart.length === 0) return null
  return (
    <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('title')}>
      <ul className={classes.apart}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {apart.map(({ preparation, by, reason, quantity, unit }, at) => (
          <li key={at}>
            {quantity !== null && `${amount(quantity, unit, 'part')} `}
            <TextLink to={pathOf(preparation.id)}>{preparation.title}</TextLink>{' '}
            {t('forSheet', { title: by.title, reason: reasonOf(reason) })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
