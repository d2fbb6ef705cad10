// Runs before the first paint, so that a page never flashes in the looks somebody did not choose.
try {
  const { theme, contrast, motion } = JSON.parse(localStorage.getItem('warren.settings') ?? '{}') ?? {};
  const { dataset } = document.documentElement;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (contrast === 'high') dataset.contrast = contrast;
  if (motion === 'reduced') dataset.motion = motion;
} catch {
  // Without readable storage the system's choice counts.
}
