import { ActionIcon, Button, Card, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { IconLinkOff } from '#web/ui/icons/link-off.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductArticles, TiedArticle } from '#contract/product-articles.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { ArticleWords } from './article-words.tsx'
import { articlesQuery } from './articles-api.ts'
import classes from './articles.module.css'
import { ChooseArticleModal } from './choose-article-modal.tsx'
import { useArticles } from './use-articles.ts'

export interface ArticlesCardProps {
  product: { id: string; name: string }
}

/** On the page of a product: the suppliers' articles that it is tied to, and which one its price follows. */
export function ArticlesCard({ product }: ArticlesCardProps) {
  const t = useTranslations('articles')
  const articles = useQuery(articlesQuery(product.id))
  if (articles.data) return <Articles product={product} stored={articles.data} />
  // The form shows the error for a product deleted meanwhile.
  if (statusOf(articles.error) === 404) return null
  if (articles.isError) return <ErrorBanner text={t('failure')} onRetry={() => void articles.refetch()} />
  return <Skeleton height={140} radius="lg" />
}

function Articles({ product, stored }: ArticlesCardProps & { stored: ProductArticles }) {
  const t = useTranslations('articles')
  const titleId = useId()
  const [choosing, setChoosing] = useState(false)
  const { busy, tie, untie, follow } = useArticles(product.id, stored)
  const { items, unit } = stored
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardHead id={titleId} title={t('title')}>
        <DemoLock>
          <Button
            variant="default"
            size="compact-md"
            mih={44}
            onClick={() => setChoosing(true)}
            disabled={busy}
          >
            {t('tie')}
          </Button>
        </DemoLock>
      </CardHead>
      {items.length === 0 ? (
        <Text size="sm">{t('none')}</Text>
      ) : (
        <Stack gap="sm">
          <ul className={classes.list}>
            {items.map((article) => (
              <li key={article.id}>
                <ArticleWords article={article} unit={unit} badges={badgesOf(article, stored, t)}>
                  <DemoLock>
                    <ActionIcon
                      variant="subtle"
                      size={44}
                      aria-label={t('untie', { name: article.name })}
                      title={t('untie', { name: article.name })}
                      disabled={busy}
                      onClick={() => untie(article)}
                    >
                      <IconLinkOff size={18} aria-hidden />
                    </ActionIcon>
                  </DemoLock>
                </ArticleWords>
              </li>
            ))}
          </ul>
          <FollowChoice stored={stored} busy={busy} onFollow={follow} />
        </Stack>
      )}
      {choosing && (
        <ChooseArticleModal
          product={product}
          unit={unit}
          count={items.length}
          busy={busy}
          onChoose={(article) => tie(article, () => setChoosing(false))}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  )
}

function badgesOf(
  { id, cheapest }: TiedArticle,
  { followedId }: ProductArticles,
  t: (key: 'cheapest' | 'followed') => string,
): string[] {
  return [...(id === followedId ? [t('followed')] : []), ...(cheapest ? [t('cheapest')] : [])]
}

interface FollowChoiceProps {
  stored: ProductArticles
  busy: boolean
  onFollow: (followed: string) => void
}

function FollowChoice({ stored, busy, onFollow }: FollowChoiceProps) {
  const t = useTranslations('articles.follow')
  const { items, followedId, followsCheapest } = stored
  if (items.length < 2 && followedId !== null)
    return (
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
    )
  return (
    <DemoLock>
      <NativeSelect
        label={t('label')}
        description={t('hint')}
        disabled={busy}
        value={followsCheapest ? 'cheapest' : (followedId ?? '')}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          if (chosen !== '') onFollow(chosen)
        }}
        data={[
          ...(followedId === null && !followsCheapest ? [{ value: '', label: t('none') }] : []),
          { value: 'cheapest', label: t('cheapest') },
          ...items.map(({ id, name, supplier }) => ({
            value: id,
            label: t('one', { supplier: supplier.name, name }),
          })),
        ]}
      />
    </DemoLock>
  )
}
