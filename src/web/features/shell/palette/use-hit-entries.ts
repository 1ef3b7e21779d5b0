import { useTranslations } from 'use-intl'
import type { SearchHit } from '#contract/search.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { paths } from '#web/entities/paths.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { PaletteEntry, Verb } from './entries.ts'
import type { PricedHit } from '#web/entities/price/change/price-of.ts'

interface HitDoors {
  goTo: (href: AppPath) => void
  onPrice: (hit: PricedHit) => void
}

/** The entries of hits: what each is, where it leads, and what can be done with it. */
export function useHitEntries({ goTo, onPrice }: HitDoors): (hits: readonly SearchHit[]) => PaletteEntry[] {
  const aboutOf = useAbout()
  return (hits) =>
    hits.map((hit) => {
      const verbs = verbsOf(hit, goTo, onPrice)
      return {
        id: `${hit.kind} ${hit.id}`,
        kind: hit.kind,
        label: hit.name,
        about: aboutOf(hit),
        // The server searches brands too.
        ...(hit.kind === 'product' && hit.brand !== null && { keywords: hit.brand }),
        run: verbs[0].run,
        verbs,
      }
    })
}

type Verbs = { verb: Verb; run: () => void }

function verbsOf(hit: SearchHit, goTo: HitDoors['goTo'], onPrice: HitDoors['onPrice']): [Verbs, ...Verbs[]] {
  const leads = (verb: Verb, href: AppPath) => ({ verb, run: () => goTo(href) })
  const { id } = hit
  switch (hit.kind) {
    case 'sheet':
      return [
        leads('read', paths.recipe(id)),
        leads('edit', paths.editRecipe(id)),
        leads('print', paths.previewRecipe(id)),
        { verb: 'price', run: () => onPrice(hit) },
      ]
    case 'product':
      return [
        leads('open', paths.editProduct(id)),
        { verb: 'price', run: () => onPrice(hit) },
        leads('replace', `${paths.editProduct(id)}?act=replace`),
        leads('merge', `${paths.editProduct(id)}?act=merge`),
      ]
    case 'dish':
      return [
        leads('open', paths.gamme(hit.gammeId)),
        leads('read', paths.recipe(hit.ficheId)),
        leads('edit', paths.editRecipe(hit.ficheId)),
        leads('print', paths.previewRecipe(hit.ficheId)),
        { verb: 'price', run: () => onPrice(hit) },
      ]
    case 'menu':
      return [leads('open', paths.menu(id))]
    case 'carte':
      return [leads('open', `${paths.cartes}?carte=${id}`), leads('print', paths.printCarte(id))]
    case 'supplier':
      return [leads('open', paths.supplierProducts(id)), leads('priceList', paths.supplierPriceList(id))]
  }
}

/** 'Produit · Comptoir Mirandol · 9,40 € / kg' */
function useAbout() {
  const t = useTranslations()
  const format = useFormat()
  const prices = usePriceTexts()
  const factsOf = (hit: SearchHit): (string | null)[] => {
    switch (hit.kind) {
      case 'sheet': {
        const { sellingPriceHt, tvaRate } = hit
        return [
          t(`trade.sheetCategories.${hit.category}`),
          sellingPriceHt === null ? null : format.euro(priceTtc(sellingPriceHt, tvaRate)),
        ]
      }
      case 'product':
        return [hit.brand, hit.supplier, prices.unitPrice(hit.priceHt, hit.unit)]
      case 'dish':
        return [hit.carte, hit.gamme, hit.prixTtcAffiche > 0 ? format.euro(hit.prixTtcAffiche) : null]
      case 'menu':
        return [hit.carte, format.euro(hit.prixTtc)]
      case 'carte':
        return [t('shell.palette.gammes', { count: hit.gammes })]
      case 'supplier':
        return [t('shell.palette.products', { count: hit.products })]
    }
  }
  return (hit: SearchHit) =>
    [t(`shell.palette.kinds.${hit.kind}`), ...factsOf(hit)].filter((fact) => fact !== null).join(' · ')
}
