import { useTranslations } from 'use-intl'
import type { ProductArticles } from '#contract/product-articles.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { type Ties, tiesOf, tiesWith, tiesWithout, useSetArticles } from './articles-api.ts'

type Named = { id: string; name: string }

/** What can be done with the articles of a product; each act can be undone at once. */
export function useArticles(id: string, stored: ProductArticles) {
  const t = useTranslations('articles')
  const tCommon = useTranslations('common')
  const sentence = useFailureSentence()
  const { mutate, isPending, refresh } = useSetArticles(id)

  const refused = (error: Error) => {
    const outdated = storedVersionOf(error) !== undefined
    notifyFailure(outdated ? t('write.changed') : sentence(t('write.failure'), error))
    void refresh()
  }

  const write = (ties: Ties, notice: string, done?: () => void) =>
    mutate(
      { id, version: stored.version, ...ties },
      {
        onSuccess: ({ version }) => {
          done?.()
          notifyUndo(notice, tCommon('undo'), () =>
            mutate(
              { id, version, ...tiesOf(stored) },
              { onSuccess: () => notifySuccess(t('notice.undone')), onError: refused },
            ),
          )
        },
        onError: refused,
      },
    )

  return {
    busy: isPending,
    tie: (article: Named, done: () => void) =>
      write(tiesWith(stored, article.id), t('notice.tied', { name: article.name }), done),
    untie: (article: Named) =>
      write(tiesWithout(stored, article.id), t('notice.untied', { name: article.name })),
    /** @param followed an article, or 'cheapest' */
    follow: (followed: string) =>
      write(
        {
          ...tiesOf(stored),
          followsCheapest: followed === 'cheapest',
          ...(followed !== 'cheapest' && { followedId: followed }),
        },
        t('notice.followed'),
      ),
  }
}
