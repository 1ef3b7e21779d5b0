import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cartesQuery } from './cartes-query.ts'

export interface CarteFieldProps {
  value: string | undefined
  onChange: (carteId: string) => void
  className?: string
}

/** On which carte a gamme or a menu is; nothing where there is only one. */
export function CarteField({ value, onChange, className }: CarteFieldProps) {
  const t = useTranslations('trade.cartes')
  const { data: cartes = [] } = useQuery(cartesQuery())
  if (cartes.length < 2) return null
  return (
    <NativeSelect
      {...(className !== undefined && { className })}
      label={t('carte')}
      value={value ?? cartes[0]?.id}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={cartes.map(({ id, nom }) => ({ value: id, label: nom }))}
    />
  )
}
