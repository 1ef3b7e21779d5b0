import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LINK_DAYS } from '#domain/kitchen/limits.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { sheetLinkQuery, useSheetLink } from './link-api.ts'

/** The maker of codes comes when there is one to show. */
const SharedLink = lazy(async () => ({ default: (await import('./shared-link.tsx')).SharedLink }))

interface ShareModalProps {
  id: string
  opened: boolean
  onClose: () => void
}

/** 'Partager sans les prix': the link of a sheet, made, prolonged and withdrawn. */
export function ShareModal({ id, opened, onClose }: ShareModalProps) {
  const t = useTranslations('sheetShare')
  const close = useTranslations('common')('close')
  useFocusBack(opened)
  return (
    <NamedModal
      opened={opened}
      onClose={onClose}
      title={t('open')}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      <Sharing id={id} />
    </NamedModal>
  )
}

function Sharing({ id }: { id: string }) {
  const t = useTranslations('sheetShare')
  const textOf = useFailureText()
  const query = useQuery(sheetLinkQuery(id))
  const { share, withdraw } = useSheetLink(id)
  const [stopping, setStopping] = useState(false)
  return (
    <PageState query={query} skeleton={<Skeleton height={220} />} failureText={t('unread')}>
      {({ link }) => (
        <Stack gap="md">
          <Text>{t('lead', { days: LINK_DAYS })}</Text>
          {link && (
            <Suspense fallback={<Skeleton height={180} />}>
              <SharedLink link={link} />
            </Suspense>
          )}
          {share.isError && <ErrorBanner text={textOf(share.error, t('failed'))} />}
          <Group gap="8px 12px">
            <DemoLock>
              <Button
                variant={link ? 'default' : 'filled'}
                aria-disabled={share.isPending}
                onClick={() =>
                  share.mutate(
                    { id },
                    { onSuccess: () => link && notifySuccess(t('renewed', { days: LINK_DAYS })) },
                  )
                }
              >
                {link ? t('renew', { days: LINK_DAYS }) : t(share.isPending ? 'creating' : 'create')}
              </Button>
            </DemoLock>
            {link && (
              <Button variant="outline" color="beetroot" onClick={() => setStopping(true)}>
                {t('stop')}
              </Button>
            )}
          </Group>
          <ConfirmModal
            opened={stopping}
            danger
            title={t('stopTitle')}
            confirmLabel={t('stop')}
            busyLabel={t('stopping')}
            busy={withdraw.isPending}
            error={withdraw.isError ? textOf(withdraw.error, t('failed')) : undefined}
            onConfirm={() =>
              withdraw.mutate(
                { id },
                {
                  onSuccess: () => {
                    setStopping(false)
                    notifySuccess(t('stopped'))
                  },
                },
              )
            }
            onCancel={() => {
              withdraw.reset()
              setStopping(false)
            }}
          >
            {t('stopLead')}
          </ConfirmModal>
        </Stack>
      )}
    </PageState>
  )
}
