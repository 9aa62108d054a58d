import { useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react'
import { useState } from 'react'

/** Ionic keeps pages mounted behind the one in front: polling and cameras must ask before they run. */
export function useInFront(): boolean {
  const [inFront, setInFront] = useState(true)
  useIonViewDidEnter(() => setInFront(true))
  useIonViewWillLeave(() => setInFront(false))
  return inFront
}
