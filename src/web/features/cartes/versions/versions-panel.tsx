import { ActionIcon, Box, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useByPerson } from '#web/entities/house/use-by-person.ts'
import type { CarteVersion } from '#contract/carte-versions.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { Fold } from '#web/ui/fold.tsx'
import entries from '#web/ui/entry-list.module.css'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { KeepVersion } from './keep-version.tsx'
import { useRemoveVersion, versionsQuery } from './versions-api.ts'
import classes from './versions-panel.module.css'

const TITLE_ID = 'carte-versions'

/** The versions of the carte that are kept, to be opened, printed and deleted. */
export function VersionsPanel({ carteId }: { carteId: string }) {
  const t = useTranslations('cartes.versions')
  const versions = useQuery(versionsQuery(carteId))
  const [target, setTarget] = useState<CarteVersion | null>(null)
  return (
    <Card component="section" aria-labelledby={TITLE_ID}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Box flex="1 1 14rem" miw={0}>
          <Fold
            summary={
              <Title order={2} size="h3" id={TITLE_ID}>
                {t('title')}
              </Title>
            }
          >
            {() => (
              <>
                <Text size="sm" c="dimmed" mb="md">
                  {t('lead')}
                </Text>
                <PageState query={versions} skeleton={<Skeleton h={48} />} failureText={t('failure.list')}>
                  {(items) =>
                    items.length === 0 ? (
                      <Text size="sm">{t('none')}</Text>
                    ) : (
                      <ul className={classes.list}>
                        {items.map((version) => (
                          <Entry key={version.id} version={version} onRemove={() => setTarget(version)} />
                        ))}
                      </ul>
                    )
                  }
                </PageState>
              </>
            )}
          </Fold>
        </Box>
        <KeepVersion carteId={carteId} />
      </Group>
      {target !== null && <RemoveVersion version={target} onClose={() => setTarget(null)} />}
    </Card>
  )
}

function Entry({ version, onRemove }: { version: CarteVersion; onRemove: () => void }) {
  const t = useTranslations('cartes.versions')
  const format = useFormat()
  const { id, nom, createdAt, personId } = version
  const by = useByPerson()
  return (
    <li className={entries.entry}>
      <div>
        <Text fw={600}>{nom}</Text>
        <Text size="sm" c="dimmed">
          {t('keptOn', { date: format.dateLong(createdAt) })} {by(personId)}
        </Text>
      </div>
      <Group gap="xs">
        <ButtonLink
          to={paths.carteVersion(id)}
          variant="default"
          size="compact-md"
          aria-label={t('openOf', { name: nom })}
        >
          {t('open')}
        </ButtonLink>
        <DemoLock>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('remove', { name: nom })}
            title={t('remove', { name: nom })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </DemoLock>
      </Group>
    </li>
  )
}

function RemoveVersion({ version: { id, nom }, onClose }: { version: CarteVersion; onClose: () => void }) {
  const t = useTranslations('cartes.versions')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const removal = useRemoveVersion()
  return (
    <ConfirmModal
      opened
      danger
      title={t('removeTitle', { name: nom })}
      confirmLabel={common('delete')}
      busy={removal.isPending}
      error={removal.error === null ? undefined : sentence(t('failure.remove'), removal.error)}
      onConfirm={() =>
        removal.mutate(
          { id },
          {
            onSuccess: () => {
              notifySuccess(t('removed'))
              onClose()
            },
          },
        )
      }
      onCancel={onClose}
    >
      {t('removeBody')}
    </ConfirmModal>
  )
}
