import { Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { sheetUseQuery } from './sheets-api.ts'

const SHEETS_NAMED = 20

interface UseOfSheetProps {
  id: string
  /** Where a name leads: on to reading, or to editing. */
  to: 'recipe' | 'editRecipe'
}

interface Place {
  id: string
  name: string
  to: AppPath
}

/** The sheets that take this one as a preparation, the gammes and the menus it is a dish of; nothing where there are none. */
export function UseOfSheet({ id, to }: UseOfSheetProps) {
  const t = useTranslations('sheets.use')
  const { data } = useQuery(sheetUseQuery(id))
  if (data === undefined) return null
  const { sheets, total, gammes, menus } = data
  const named = sheets.slice(0, SHEETS_NAMED)
  const places: { title: string; named: Place[]; others: number }[] = [
    {
      title: t('title', { count: total }),
      named: named.map(({ id: above, title }) => ({ id: above, name: title, to: paths[to](above) })),
      others: total - named.length,
    },
    {
      title: t('onGammes', { count: gammes.length }),
      named: gammes.map(({ id: gamme, nom }) => ({ id: gamme, name: nom, to: paths.gamme(gamme) })),
      others: 0,
    },
    {
      title: t('inMenus', { count: menus.length }),
      named: menus.map(({ id: menu, nom }) => ({ id: menu, name: nom, to: paths.menu(menu) })),
      others: 0,
    },
  ].filter((place) => place.named.length > 0)
  if (places.length === 0) return null
  return (
    <Card component="section" padding="md" data-print="hidden">
      {places.map(({ title, named: links, others }) => (
        <Group key={title} align="baseline" gap="0 16px" mih={28}>
          <Title order={2} size="md" ff="text" lts={0}>
            {title}
          </Title>
          {links.map((link) => (
            <TextLink key={link.id} to={link.to}>
              {link.name}
            </TextLink>
          ))}
          {others > 0 && (
            <Text size="sm" c="dimmed" span>
              {t('others', { count: others })}
            </Text>
          )}
        </Group>
      ))}
    </Card>
  )
}
