import { Progress, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { orpc } from '#web/lib/query/api.ts'
import { PageState } from '#web/ui/page-state.tsx'

const BYTES_OF_A_MEGABYTE = 1024 ** 2
/** From this share on the bar says that room is getting short. */
const NEARLY_FULL = 0.9

/** Megabytes rounded up to a tenth: a photo never takes none. */
const megabytes = (bytes: number) => Math.ceil((bytes / BYTES_OF_A_MEGABYTE) * 10) / 10

/** What the account holds of what the installation allows it. */
export function StorageFigures() {
  const t = useTranslations('settings.data.storage')
  const format = useFormat()
  const query = useQuery(orpc.account.storage.queryOptions())
  return (
    <Stack gap={8}>
      <Title order={3} size="h4">
        {t('title')}
      </Title>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('failed')}>
        {({ items, maxItems, photoBytes, maxPhotoBytes }) => (
          <>
            <Share share={items / maxItems} text={t('items', { count: items, max: maxItems })} />
            <Share
              share={photoBytes / maxPhotoBytes}
              text={t('photos', {
                size: format.quantity(megabytes(photoBytes)),
                max: format.quantity(megabytes(maxPhotoBytes)),
              })}
            />
          </>
        )}
      </PageState>
      <Text c="dimmed" size="sm">
        {t('hint')}
      </Text>
    </Stack>
  )
}

function Share({ share, text }: { share: number; text: string }) {
  return (
    <div>
      <Text mb={4}>{text}</Text>
      <Progress
        value={Math.min(100, share * 100)}
        color={share < NEARLY_FULL ? 'bottle' : 'beetroot'}
        aria-label={text}
      />
    </div>
  )
}
