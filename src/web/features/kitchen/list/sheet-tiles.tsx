import { useTranslations } from 'use-intl'
import type { KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { photoAddress } from '../photo-address.ts'
import classes from './list.module.css'

/** Sheets to be pressed, each with what it contains that somebody may not eat. */
export function SheetTiles({ sheets }: { sheets: readonly KitchenSheetSummary[] }) {
  return (
    <ul className={classes.tiles}>
      {sheets.map((sheet) => (
        <li key={sheet.id} className={classes.place}>
          <PageLink to={paths.kitchenSheet(sheet.id)} className={classes.tile}>
            {sheet.photo && (
              <img
                src={photoAddress(sheet.id, sheet.photo)}
                width={sheet.photo.width}
                height={sheet.photo.height}
                alt=""
                loading="lazy"
                decoding="async"
                className={classes.photo}
              />
            )}
            <span className={classes.words}>
              <strong className={classes.title}>{sheet.title}</strong>
              {sheet.station !== '' && <span className={classes.more}>{sheet.station}</span>}
              <Allergens sheet={sheet} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function Allergens({ sheet: { allergens, traces, undeclaredLines } }: { sheet: KitchenSheetSummary }) {
  const t = useTranslations()
  const names = (list: readonly (typeof allergens)[number][]) =>
    list.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  return (
    <>
      {allergens.length > 0 && <span className={classes.more}>{names(allergens)}</span>}
      {traces.length > 0 && (
        <span className={classes.more}>{t('trade.traces', { allergens: names(traces) })}</span>
      )}
      {undeclaredLines > 0 && <span className={classes.doubt}>{t('kitchen.list.toCheck')}</span>}
      {allergens.length + traces.length + undeclaredLines === 0 && (
        <span className={classes.more}>{t('kitchen.list.noAllergens')}</span>
      )}
    </>
  )
}
