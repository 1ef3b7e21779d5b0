import { Text, type TextProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const linkToIt = (words: ReactNode) => (
  <TextLink to={basePaths.restore} inherit underline="always">
    {words}
  </TextLink>
)

/** A link to the page that restores a backup; the stylesheet shows it while the document has the attribute of an installation without accounts. */
export function RestoreOffer(props: TextProps) {
  const t = useTranslations('shell')
  return (
    <Text {...props} data-only="empty">
      {t.rich('restore', { link: linkToIt })}
    </Text>
  )
}
