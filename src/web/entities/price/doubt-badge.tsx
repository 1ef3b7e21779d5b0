import { Badge, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'

export interface DoubtBadgeProps {
  /** Why the cost is improbable, in a sentence. */
  why: string
  size?: 'sm' | 'md'
}

/** 'Vérifier ?' beside an improbable cost. */
export function DoubtBadge({ why, size }: DoubtBadgeProps) {
  const t = useTranslations('trade.costDoubts')
  return (
    <Badge component="span" color="saffron" title={why} {...(size !== undefined && { size })}>
      {t('verify')}
      <VisuallyHidden> {why}</VisuallyHidden>
    </Badge>
  )
}
