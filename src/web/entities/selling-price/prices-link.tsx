import { useTranslations } from 'use-intl'
import { ActionLink } from '#web/ui/actions/action.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { paths } from '../paths.ts'

interface PricesLinkProps {
  /** What waits for a price. */
  count: number
  /** Whose dishes they are. */
  gamme?: string
  /** The act that the page is there for. */
  main?: boolean
}

/** 'Donner les 12 prix': to the table of what has no price; nothing where all have one. */
export function PricesLink({ count, gamme, main = false }: PricesLinkProps) {
  const t = useTranslations('sellingPrices')
  if (count === 0) return null
  const Link = main ? ButtonLink : ActionLink
  return (
    <Link to={paths.unpriced} search={{ gamme }}>
      {t('link', { count })}
    </Link>
  )
}
