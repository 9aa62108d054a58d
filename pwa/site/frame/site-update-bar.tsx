export { UpdateBar as default } from '#pwa/ui/update-bar.tsx'
