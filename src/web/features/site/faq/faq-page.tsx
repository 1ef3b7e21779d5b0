import { Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FAQ_CATEGORIES, FAQ_QUESTIONS, type FaqCategory, type FaqId } from '#web/messages/site-text.ts'
import { FeaturesButton } from '../reading/features-button.tsx'
import { NextStep } from '../reading/next-step.tsx'
import { PageTop } from '../reading/page-top.tsx'
import { proseTags } from '../reading/prose-tags.tsx'
import { CategoryFilter } from './category-filter.tsx'
import classes from './faq.module.css'
import { Question } from './question.tsx'

const IDS = Object.keys(FAQ_QUESTIONS) as FaqId[]

function questionsOf(category: FaqCategory | 'all'): FaqId[] {
  return IDS.filter((id) => category === 'all' || FAQ_QUESTIONS[id] === category)
}

/** Questions by category, all of them in the page: answers fold by themselves, a filter only hides. */
export function FaqPage() {
  const t = useTranslations('faq')
  const [category, setCategory] = useState<FaqCategory | 'all'>('all')

  // The question in the address opens, whatever the filter hides.
  useEffect(() => {
    function openTarget() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!(target instanceof HTMLDetailsElement)) return
      target.open = true
      setCategory('all')
      requestAnimationFrame(() => target.scrollIntoView())
    }
    openTarget()
    addEventListener('hashchange', openTarget)
    return () => removeEventListener('hashchange', openTarget)
  }, [])

  return (
    <>
      <PageTop windowTitle={t('meta.title')} title={t('meta.title')} lead={t.rich('lead', proseTags)} />
      <CategoryFilter chosen={category} onChoose={setCategory} countOf={(each) => questionsOf(each).length} />
      <output className={classes.count}>{t('count', { count: questionsOf(category).length })}</output>
      {FAQ_CATEGORIES.map((each) => (
        <section
          key={each}
          className={classes.category}
          aria-labelledby={each}
          hidden={category !== 'all' && category !== each}
        >
          <Title order={2} id={each}>
            {t(`categories.${each}`)}
          </Title>
          <div className={classes.questions}>
            {questionsOf(each).map((id) => (
              <Question key={id} id={id} />
            ))}
          </div>
        </section>
      ))}
      <NextStep title={t('next.title')} body={t('next.body')} second={<FeaturesButton />} />
    </>
  )
}
