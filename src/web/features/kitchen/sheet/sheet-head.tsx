import { Flex, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useCrumb } from '#web/lib/navigation/came-from.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './sheet.module.css'

/** What the sheet is of, and what it contains that somebody may not eat: visible wherever the page is scrolled to. */
export function SheetHead({ sheet }: { sheet: KitchenSheet }) {
  const t = useTranslations()
  const { title, allergens, traces, undeclaredLines } = sheet
  const back = useCrumb({ label: t('kitchen.sheet.backToList'), to: paths.kitchen })
  const names = (list: readonly (typeof allergens)[number][]) =>
    list.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  return (
    <header className={classes.head}>
      <TextLink to={back.to} onClick={back.onClick} className={classes.back}>
        <IconArrowLeft size={22} aria-hidden /> {back.label}
      </TextLink>
      <Title order={1} className={classes.title ?? ''}>
        {title}
      </Title>
      <Flex component="p" wrap="wrap" gap="2px 18px" m={0} mt={4}>
        {allergens.length > 0 && (
          <strong>{t('kitchen.sheet.allergens', { allergens: names(allergens) })}</strong>
        )}
        {traces.length > 0 && <span>{t('trade.traces', { allergens: names(traces) })}</span>}
        {undeclaredLines > 0 && (
          <strong className={classes.doubt}>
            {t('kitchen.sheet.undeclared', { count: undeclaredLines })}
          </strong>
        )}
        {allergens.length + traces.length + undeclaredLines === 0 && (
          <span>{t('kitchen.sheet.noAllergens')}</span>
        )}
      </Flex>
    </header>
  )
}
