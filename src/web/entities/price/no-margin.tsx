import { useTranslations } from 'use-intl'

interface NoMarginProps {
  /** Whether there is a selling price; what lacks is the cost then. */
  priced: boolean
}

/** In the place of a margin that there is none of, which is never '0,0 %': 'Sans prix', or a dash where the cost lacks. */
export function NoMargin({ priced }: NoMarginProps) {
  const t = useTranslations('trade')
  return <span className="dimmed figures">{priced ? '–' : t('noPrice')}</span>
}
