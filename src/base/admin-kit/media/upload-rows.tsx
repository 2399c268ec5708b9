import { ActionIcon, Button, Group, Progress, VisuallyHidden } from '@mantine/core'
import { CircleAlert, RotateCcw, X } from 'lucide-react'
import { useOfficeT } from '../office-texts.ts'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import type { Task } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

/** Running and failed uploads. */
export function UploadRows({ tasks, announcement, cancel, retry }: Uploads) {
  return (
    <>
      {tasks.length > 0 && (
        <ul className={classes.rows}>
          {tasks.map((task) => (
            <UploadRow key={task.key} task={task} onCancel={() => cancel(task.key)} onRetry={() => retry(task.key)} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

function UploadRow({ task, onCancel, onRetry }: { task: Task; onCancel: () => void; onRetry: () => void }) {
  const t = useOfficeT(mediaTexts)
  const { name, state, progress, message, canRetry } = task
  const hasFailed = state === 'failed'
  const percent = Math.round(progress * 100)
  // At 100 % the server is still processing the picture.
  const where = state === 'waiting' ? t('waiting') : progress < 1 ? t('percent', { n: percent }) : t('preparing')
  const close = t(hasFailed ? 'dismiss' : 'cancel_upload', { name })
  return (
    <li className={classes.row} data-failed={hasFailed || undefined}>
      {hasFailed && <CircleAlert size={18} className={classes.alert} />}
      <div className={classes.about}>
        <Group component="span" justify="space-between" wrap="nowrap" gap="md" fz="sm">
          <span className={classes.name}>{name}</span>
          {!hasFailed && <span className={classes.where}>{where}</span>}
        </Group>
        {hasFailed ? (
          <span role="alert" className={classes.reason}>
            {message || t('failed')}
          </span>
        ) : (
          <Progress.Root size="sm">
            <Progress.Section
              value={percent}
              animated={state === 'sending' && progress === 1}
              aria-label={t('progress', { name })}
            />
          </Progress.Root>
        )}
        {hasFailed && canRetry && (
          <Button variant="default" size="xs" leftSection={<RotateCcw size={14} />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={close} title={close} onClick={onCancel}>
        <X size={18} />
      </ActionIcon>
    </li>
  )
}
