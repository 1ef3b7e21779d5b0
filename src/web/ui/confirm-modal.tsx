import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { ErrorBanner } from './error-banner.tsx'
import { NamedModal } from './named-dialog.tsx'

export interface ConfirmModalProps {
  opened: boolean
  title: string
  /** What will happen, and what is deleted along with it. */
  children: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** Shown on the button while `busy`: 'Suppression...'. */
  busyLabel?: string
  busy?: boolean
  /** False while the consequences are still loading. */
  ready?: boolean
  /** The step destroys something. */
  danger?: boolean
  /** Enter confirms: the step can be taken back, or is what was just asked for. */
  confirmFirst?: boolean
  size?: 'md' | 'lg'
  /** Why the last attempt failed. */
  error?: string | undefined
  /** A second way to go on, which destroys something. */
  other?: { label: string; onClick: () => void }
  onConfirm: () => void
  onCancel: () => void
  /** It has faded. */
  onClosed?: () => void
}

/** Asks before a step that cannot be taken back. The caller keeps it open, busy, until the step is done. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel,
    busyLabel,
    busy = false,
    ready = true,
    danger = false,
    confirmFirst = false,
  } = props
  const t = useTranslations('common')
  useDemoRefusal(props.onCancel, opened)
  useFocusBack(opened)
  // The second click of a double one may come after the answer, while the question fades.
  const confirm = () => opened && props.onConfirm()
  return (
    <NamedModal
      opened={opened}
      onClose={props.onCancel}
      {...(props.onClosed && { onExitTransitionEnd: props.onClosed })}
      title={title}
      size={props.size ?? 'md'}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      closeButtonProps={{ 'aria-label': t('close'), disabled: busy }}
    >
      <Stack gap="lg">
        <div>{children}</div>
        {props.error !== undefined && <ErrorBanner text={props.error} />}
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            onClick={props.onCancel}
            disabled={busy}
            data-autofocus={!confirmFirst || undefined}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          {props.other && (
            <Button
              variant="outline"
              color="beetroot"
              onClick={() => opened && props.other?.onClick()}
              disabled={busy}
            >
              {props.other.label}
            </Button>
          )}
          <Button
            color={danger ? 'beetroot' : undefined}
            onClick={confirm}
            disabled={busy || !ready}
            data-autofocus={confirmFirst || undefined}
          >
            {busy ? (busyLabel ?? confirmLabel ?? t('confirm')) : (confirmLabel ?? t('confirm'))}
          </Button>
        </Group>
      </Stack>
    </NamedModal>
  )
}
