import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RestoreOffer } from '#web/entities/restore-offer.tsx'
import { Actions } from '../reading/actions.tsx'
import classes from './hero.module.css'
import { LiveSheetCard } from './live-sheet/live-sheet-card.tsx'

const lineOfTitle = (words: ReactNode) => <span className={classes.line}>{words}</span>

/** The first thing a visitor sees: what the product is for, and the product itself. */
export function Hero() {
  const t = useTranslations('home.hero')
  return (
    <div className={classes.hero}>
      <div>
        <h1 className={classes.title}>{t.rich('title', { line: lineOfTitle })}</h1>
        <p className={classes.body}>{t('body')}</p>
        <Actions withLogin />
        <RestoreOffer mt="md" />
        <p className={classes.promise}>{t('promise')}</p>
      </div>
      <LiveSheetCard />
    </div>
  )
}
