import { Flex, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { byEnd, isOver, shownSeconds } from '#domain/kitchen/timer.ts'
import { IconHourglass } from '#web/ui/icons/hourglass.ts'
import { clockText } from './clock-text.ts'
import { NewTimerForm } from './new-timer-form.tsx'
import { OverTimer } from './over-timer.tsx'
import { TimerControls } from './timer-controls.tsx'
import classes from './timer-dock.module.css'
import { useRinging } from './use-ringing.ts'
import { useServerNow } from './use-server-now.ts'
import { useTimers } from './use-timers.ts'
import { useTimerTitle } from './use-timer-title.ts'

/** The timers of the kitchen, under every page of it: what is over first and over everything, then what runs. */
export function TimerDock({ account }: { account: string | null }) {
  const t = useTranslations('kitchen.timers')
  const timers = useTimers(account)
  const now = useServerNow(timers.timers.length > 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isNew, setNew] = useState(false)
  const all = byEnd(timers.timers, now)
  const over = all.filter((timer) => isOver(timer, now))
  const running = all.filter((timer) => !isOver(timer, now))
  const opened = running.find(({ id }) => id === chosen)
  const isMuted = useRinging(over.length > 0, all.length > 0)
  useTimerTitle(over.length > 0 ? t('overTitle', { name: over[0]?.name ?? '' }) : null)
  return (
    <aside
      className={classes.dock}
      aria-label={t('label')}
      data-print="hidden"
      data-empty={all.length === 0 || undefined}
    >
      <div role="alert">
        {over.map((timer) => (
          <OverTimer key={timer.id} timer={timer} now={now} timers={timers} />
        ))}
      </div>
      {isNew && (
        <NewTimerForm
          onStart={(timer) => {
            timers.start(timer)
            setNew(false)
          }}
          onClose={() => setNew(false)}
        />
      )}
      {opened && (
        <TimerControls key={opened.id} timer={opened} timers={timers} onClose={() => setChosen(null)} />
      )}
      {isMuted && <p className={classes.muted}>{t('muted')}</p>}
      <ul className={classes.row}>
        {running.map((timer) => (
          <li key={timer.id} className={classes.place}>
            <UnstyledButton
              className={classes.timer}
              aria-expanded={timer.id === chosen}
              data-paused={'leftMs' in timer || undefined}
              onClick={() => {
                setNew(false)
                setChosen(timer.id === chosen ? null : timer.id)
              }}
            >
              <span className={classes.name}>{timer.name}</span>
              <span className={classes.clock}>
                {clockText(shownSeconds(timer, now))}
                {'leftMs' in timer && <span className={classes.state}> {t('paused')}</span>}
              </span>
            </UnstyledButton>
          </li>
        ))}
        <Flex component="li" ml="auto">
          <UnstyledButton
            className={classes.add}
            aria-expanded={isNew}
            onClick={() => {
              setChosen(null)
              setNew(!isNew)
            }}
          >
            <IconHourglass size={28} aria-hidden />
            {t('new')}
          </UnstyledButton>
        </Flex>
      </ul>
    </aside>
  )
}
