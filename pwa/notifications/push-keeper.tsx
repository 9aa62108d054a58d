import { useIonRouter } from '@ionic/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { isAppPath } from '#pwa/paths.ts'
import { refreshPush } from '#pwa/platform/push.ts'
import { useMarkRead } from './use-notifications.ts'

/** Keeps the subscription valid, and opens and marks read what was pressed on the lock screen. */
export default function PushKeeper() {
  const { state } = useViewer()
  const router = useIonRouter()
  const isIn = state === 'in'
  useEffect(() => {
    if (isIn) void refreshPush()
  }, [isIn])

  const open = useEffectEvent((data: unknown) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'OPEN') return
    if (!('path' in data) || typeof data.path !== 'string' || !isAppPath(data.path.split('?')[0] ?? '')) return
    router.push(data.path, 'none', 'push')
  })
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const hear = ({ data }: MessageEvent) => open(data)
    navigator.serviceWorker.addEventListener('message', hear)
    return () => navigator.serviceWorker.removeEventListener('message', hear)
  }, [])

  const { search } = useLocation()
  const { mutate: markRead } = useMarkRead()
  useEffect(() => {
    const id = new URLSearchParams(search).get('aviso')
    if (isIn && id) markRead([id])
  }, [isIn, search, markRead])
  return null
}
