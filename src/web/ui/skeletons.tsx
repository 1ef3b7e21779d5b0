import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Columns } from './columns.tsx'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index)

function Loading({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}

export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      <Card padding={0}>
        {numbered(rows).map((row) => (
          <Skeleton
            key={row}
            height={18}
            radius="sm"
            my={11}
            mx="md"
            width={row % 3 === 2 ? '72%' : 'auto'}
          />
        ))}
      </Card>
    </Loading>
  )
}

export function CardGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <Loading>
      <Columns base={1} xs={2} md={3} lg={4} gap="lg">
        {numbered(cards).map((card) => (
          <Skeleton key={card} height={206} radius="lg" />
        ))}
      </Columns>
    </Loading>
  )
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      <Stack maw={520} gap="lg">
        {numbered(fields).map((field) => (
          <div key={field}>
            <Skeleton height={12} width={120} mb={8} radius="sm" />
            <Skeleton height={38} />
          </div>
        ))}
      </Stack>
    </Loading>
  )
}
