export { Toaster as default } from '#pwa/ui/toaster.tsx'
