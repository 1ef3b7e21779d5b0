import { Box, Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { IconLock } from '#web/ui/icons/lock.ts'
import { createAtom } from '@tanstack/store'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import classes from './notices.module.css'

/** How long a success stays, and what the demo refuses. */
const SHORT_MS = 3000
/** Long enough to see the mistake, reach the button and press it, and to read several lines. */
const LONG_MS = 8000
/** As long as one may take to see that something else was meant to be deleted. */
const DELETION_MS = 30_000
/** Characters of a notice that is read at a glance. */
const GLANCE = 70

interface Notice {
  id: number
  kind: 'success' | 'failure' | 'undo' | 'locked'
  text: string
  /** How long it is shown; null until it is closed by hand. */
  shownFor: number | null
  action?: { label: string; run: () => void }
}

const NONE: readonly Notice[] = []
const notices = createAtom(NONE)
let lastId = 0

function show(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  // The same words twice are one notice, unless each acts on something else.
  notices.set((shown) => [
    ...shown.filter((other) => notice.action || other.text !== notice.text),
    { ...notice, id: lastId },
  ])
  return lastId
}

/** 'Recette supprimée avec succès': shown for three seconds, and for eight where it has more to say. */
export function notifySuccess(text: string): void {
  show({ kind: 'success', text, shownFor: text.length > GLANCE ? LONG_MS : SHORT_MS })
}

/** A success with a button that leads to what it is about: shown for eight seconds. */
export function notifyOpening(text: string, label: string, onOpen: () => void): void {
  show({ kind: 'success', text, shownFor: LONG_MS, action: { label, run: onOpen } })
}

/** 'Fonction désactivée en mode démo': shown for three seconds. */
export function notifyLocked(text: string): void {
  show({ kind: 'locked', text, shownFor: SHORT_MS })
}

/** An error without a field or form to appear in: shown until it is closed. */
export function notifyFailure(text: string): void {
  show({ kind: 'failure', text, shownFor: null })
}

/** What was not done, with a button that does something about it: shown until it is closed, also by what this gives. */
export function notifyChoice(text: string, label: string, onChoose: () => void): () => void {
  const id = show({ kind: 'failure', text, shownFor: null, action: { label, run: onChoose } })
  return () => closeNotice(id)
}

/** 'Ligne supprimée', with a button that brings it back. Gives what takes it away once it was undone elsewhere. */
export function notifyUndo(text: string, undoLabel: string, onUndo: () => void): () => void {
  const id = show({ kind: 'undo', text, shownFor: LONG_MS, action: { label: undoLabel, run: onUndo } })
  return () => closeNotice(id)
}

/** 'Produit supprimé', with a button that brings it back: shown for thirty seconds. */
export function notifyDeletion(text: string, undoLabel: string, onUndo: () => void): void {
  show({ kind: 'undo', text, shownFor: DELETION_MS, action: { label: undoLabel, run: onUndo } })
}

/** Closes all notices, so that those of one test are not shown in the next. */
export function clearNotices(): void {
  notices.set(NONE)
}

function closeNotice(id: number): void {
  notices.set((shown) => shown.filter((notice) => notice.id !== id))
}

const ICONS = {
  success: IconCircleCheck,
  failure: IconAlertTriangle,
  undo: IconArrowBackUp,
  locked: IconLock,
} as const satisfies Record<Notice['kind'], unknown>

/** Where notices appear, on every page. */
export function Notices() {
  const t = useTranslations('shell')
  const shown = useAtomValue(notices, NONE)
  return (
    // Always there, so that what comes into it is read out.
    <section className={classes.notices} aria-label={t('notices')} aria-live="polite" data-print="hidden">
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const t = useTranslations('common')
  // Someone who points at a notice, or is on its button, is still reading it.
  const [held, setHeld] = useState(false)
  const { id, shownFor } = notice

  useEffect(() => {
    if (shownFor === null || held) return undefined
    const timer = setTimeout(() => closeNotice(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, shownFor, held])

  const act = () => {
    notice.action?.run()
    closeNotice(id)
  }

  const Icon = ICONS[notice.kind]
  return (
    <div
      className={classes.notice}
      data-kind={notice.kind}
      role={notice.kind === 'failure' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <Box component="span" flex={1}>
        {notice.text}
      </Box>
      {notice.action && (
        <Button size="compact-sm" variant="default" onClick={act}>
          {notice.action.label}
        </Button>
      )}
      <CloseButton size="sm" aria-label={t('close')} onClick={() => closeNotice(id)} />
    </div>
  )
}
