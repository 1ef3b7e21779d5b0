import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { paths } from '#web/entities/paths.ts'
import { orpc } from '#web/lib/query/api.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { PricesSearch } from './prices-search.ts'
import { UnpricedSheets } from './unpriced-sheets.tsx'

export interface PricesPageProps {
  search: PricesSearch
  onSearch: (change: PricesSearch) => void
}

/** /recipes/prices: 'Donner les prix' */
export function PricesPage({ search: { gamme }, onSearch }: PricesPageProps) {
  const t = useTranslations('sellingPrices')
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.recipes }}
        meta={t('lead')}
        actions={<GammeFilter gamme={gamme} onGamme={(chosen) => onSearch({ gamme: chosen })} />}
      />
      <UnpricedSheets gamme={gamme} />
    </>
  )
}

interface GammeFilterProps {
  gamme: string | undefined
  onGamme: (gamme: string | undefined) => void
}

/** Nothing where there is no gamme. */
function GammeFilter({ gamme, onGamme }: GammeFilterProps) {
  const t = useTranslations('sellingPrices')
  const { data: gammes } = useQuery(orpc.gammes.list.queryOptions())
  const { data: cartes = [] } = useQuery(cartesQuery())
  if (gammes === undefined || gammes.items.length === 0) return null
  const nameOf = ({ nom, carteId }: { nom: string; carteId: string }) => {
    const carte = cartes.length > 1 ? cartes.find(({ id }) => id === carteId) : undefined
    return carte === undefined ? nom : t('onCarte', { carte: carte.nom, gamme: nom })
  }
  return (
    <NativeSelect
      aria-label={t('gamme')}
      value={gamme ?? ''}
      onChange={({ currentTarget: { value } }) => onGamme(value === '' ? undefined : value)}
      data={[
        { value: '', label: t('allGammes') },
        ...gammes.items.map((each) => ({ value: each.id, label: nameOf(each) })),
      ]}
    />
  )
}
