import { Button, Group } from '@mantine/core'
import type { NotificationData } from '@mantine/notifications'
import { lazy, Suspense, useSyncExternalStore } from 'react'

/** How long a success stays. */
const NOTICE_MS = 3000
/** Long enough to notice a mistake, reach the button and press it. */
const UNDO_MS = 8000

const NoticesHost = lazy(async () => ({ default: (await import('./notices-host.tsx')).NoticesHost }))

let wanted = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where notices appear. Their code and sheet come with the first one shown, not with the page. */
export function Notices() {
  const mounted = useSyncExternalStore(subscribe, () => wanted)
  return mounted && <Suspense>{<NoticesHost />}</Suspense>
}

async function show(data: NotificationData): Promise<void> {
  wanted = true
  for (const listener of listeners) listener()
  const { notifications } = await import('./notices-host.tsx')
  notifications.show(data)
}

/** 'Recette supprimée avec succès': shown for three seconds. */
export function notifySuccess(message: string): void {
  void show({ message, color: 'bottle', autoClose: NOTICE_MS })
}

/** A failure that has no place of its own on the page: shown until it is closed. */
export function notifyFailure(message: string): void {
  // Under its own text as id: the same failure twice is one notice.
  void show({ id: message, message, color: 'beetroot', autoClose: false })
}

/** 'Ligne supprimée', with a button that brings it back. */
export function notifyUndo(message: string, undoLabel: string, onUndo: () => void): void {
  const id = crypto.randomUUID()
  const undo = async () => {
    onUndo()
    const { notifications } = await import('./notices-host.tsx')
    notifications.hide(id)
  }
  void show({
    id,
    color: 'saffron',
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        {message}
        <Button size="compact-sm" variant="default" onClick={() => void undo()}>
          {undoLabel}
        </Button>
      </Group>
    ),
  })
}
