// Counts on a page that needs no app, by the server's clock. It stands alone and imports nothing.
{
  const second = 1000
  const digits = document.querySelectorAll<HTMLElement>('[data-until]')
  let offset = 0
  const draw = () => {
    for (const place of digits) {
      const left = Math.ceil((Number(place.dataset.until) - Date.now() - offset) / second)
      const timer = place.closest<HTMLElement>('[role=timer]')
      if (timer) timer.hidden = left <= 0
      const days = Math.floor(left / 86_400)
      const rest = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60]
      const clock = rest.map((part) => String(part).padStart(2, '0')).join(':')
      place.textContent = days > 0 ? `${place.dataset.days?.replace('0', String(days))} ${clock}` : clock
      place.hidden = false
    }
  }
  draw()
  setInterval(draw, second)
  // A page that was kept says when it was made; an answer, what the time is.
  fetch('/v1/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => {
      const now = Date.parse(headers.get('date') ?? '')
      if (now > 0) offset = now - Date.now()
    },
    () => {}, // then by the device's
  )
}
