import { Button, Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountSummary } from '#contract/operator.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import classes from './accounts-section.module.css'
import { accountsQuery } from './operator-api.ts'
import { useSizeText } from '#web/lib/format/use-size-text.ts'

/** Who has an account, and how much each takes. */
export function AccountsSection({ id }: { id: string }) {
  const t = useTranslations('operator.accounts')
  const [search, setSearch] = useState('')
  const field = useDebouncedFilter(search, setSearch)
  const list = usePagedRows(useInfiniteQuery(accountsQuery(search.trim())))
  const { query, state, items, loadMore, moreFailed } = list
  const count = state.data?.pages.at(-1)?.total
  const columns = useColumns()
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <Group component="search" gap="8px 16px">
        <SearchField alone placeholder={t('search')} value={field.shown} onChange={field.type} />
        <output className="dimmed">{count !== undefined && t('count', { count })}</output>
      </Group>
      <PageState query={state} failureText={t('failure')}>
        {() =>
          items.length === 0 ? (
            <Text c="dimmed">{t('nothing')}</Text>
          ) : (
            <div className={classes.list} data-stale={list.stale || undefined}>
              <ShortTable
                label={t('title')}
                className={classes.table}
                columns={columns}
                keyOf={(account) => account.id}
                rows={items}
              />
            </div>
          )
        }
      </PageState>
      {query.hasNextPage && !moreFailed && (
        <Group justify="center">
          <Button variant="default" onClick={loadMore} disabled={query.isFetchingNextPage}>
            {t('more')}
          </Button>
        </Group>
      )}
      {moreFailed && <ErrorBanner text={t('failure')} onRetry={loadMore} />}
    </SettingsCard>
  )
}

function useColumns(): Column<AccountSummary>[] {
  const t = useTranslations('operator.accounts')
  const format = useFormat()
  const size = useSizeText()
  const fact = (
    key: 'created' | 'lastUse' | 'items' | 'photos',
    text: (account: AccountSummary) => string,
  ): Column<AccountSummary> => ({
    key,
    head: t(`columns.${key}`),
    end: true,
    card: 'fact',
    cell: (account) => (
      <>
        <span className={classes.label}>{t(`columns.${key}`)}</span> {text(account)}
      </>
    ),
  })
  return [
    {
      key: 'account',
      head: t('columns.account'),
      namesRow: true,
      card: 'name',
      cell: ({ fullName, email, confirmed, eraseAt }) => (
        <>
          <span className={classes.name}>{fullName}</span>
          <span className={classes.email}>{email}</span>
          {!confirmed && <span className={classes.email}>{t('waiting')}</span>}
          {eraseAt !== null && (
            <span className={classes.email}>{t('leaving', { date: format.dateLong(eraseAt) })}</span>
          )}
        </>
      ),
    },
    fact('created', ({ createdAt }) => format.dateLong(createdAt)),
    fact('lastUse', ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : format.dateLong(lastUsedAt))),
    fact('items', ({ items }) => format.quantity(items)),
    fact('photos', ({ photoBytes }) => (photoBytes === 0 ? t('noPhotos') : size(photoBytes))),
  ]
}
