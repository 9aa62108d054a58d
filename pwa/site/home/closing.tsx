import { FinalCall } from '../final-call.tsx'

/** The home page's last word. `/#checkout` leads here. */
export default function Closing() {
  return <FinalCall id="checkout" />
}
