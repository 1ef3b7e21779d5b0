import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ArticleCandidates, MAX_ARTICLES } from '#contract/product-articles.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { ArticleWords } from './article-words.tsx'
import { candidatesQuery } from './articles-api.ts'
import classes from './articles.module.css'

/** Long enough for a word, short enough to seem at once. */
const TYPING_MS = 250

type Candidate = ArticleCandidates['items'][number]

export interface ChooseArticleModalProps {
  product: { id: string; name: string }
  /** The product's. */
  unit: Unit
  /** Articles that it is tied to already. */
  count: number
  busy: boolean
  onChoose: (article: Candidate) => void
  onClose: () => void
}

/** Articles of all catalogues to tie a product to: those whose names mean it, or those that are searched. */
export function ChooseArticleModal(props: ChooseArticleModalProps) {
  const { product, unit, count, busy, onChoose, onClose } = props
  const t = useTranslations('articles.choose')
  const tCommon = useTranslations('common')
  const [search, setSearch] = useState('')
  const [debounced] = useDebouncedValue(search, TYPING_MS)
  useDemoRefusal(onClose, true)
  const full = count >= MAX_ARTICLES
  return (
    <NamedModal
      opened
      onClose={onClose}
      size="lg"
      title={t('title', { name: product.name })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <Stack gap="sm">
        {full && <Text size="sm">{t('full', { count: MAX_ARTICLES })}</Text>}
        <SearchField
          data-autofocus
          slash={false}
          value={search}
          onChange={setSearch}
          placeholder={t('search')}
        />
        <Candidates
          key={product.id}
          id={product.id}
          search={debounced.trim()}
          unit={unit}
          busy={busy || full}
          onChoose={onChoose}
        />
      </Stack>
    </NamedModal>
  )
}

interface CandidatesProps extends Pick<ChooseArticleModalProps, 'unit' | 'busy' | 'onChoose'> {
  id: string
  search: string
}

function Candidates({ id, search, unit, busy, onChoose }: CandidatesProps) {
  const t = useTranslations('articles.choose')
  const found = useQuery(candidatesQuery(id, search))
  if (found.isError) return <ErrorBanner text={t('failure')} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton height={160} />
  const { items, total } = found.data
  const none = search === '' ? t('noSuggestion') : t('found', { total })
  return (
    <div aria-busy={found.isPlaceholderData}>
      <Text component="output" display="block" size="sm" c="dimmed">
        {items.length === 0 ? none : search === '' ? t('suggested') : t('found', { total })}
      </Text>
      <ul className={classes.list}>
        {items.map((article) => (
          <li key={article.id}>
            <ArticleWords
              article={article}
              unit={unit}
              badges={article.certainty === 'sure' ? [t('sure')] : []}
            >
              {article.product === null ? (
                <Button
                  variant="default"
                  size="compact-md"
                  mih={44}
                  disabled={busy}
                  aria-label={t('tie', { name: article.name, supplier: article.supplier.name })}
                  onClick={() => onChoose(article)}
                >
                  {t('tieShort')}
                </Button>
              ) : (
                <Text size="sm">{t('taken', { product: article.product.name })}</Text>
              )}
            </ArticleWords>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <Text size="sm" c="dimmed">
          {t('first', { count: items.length })}
        </Text>
      )}
    </div>
  )
}
