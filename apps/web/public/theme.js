// Runs before the first paint, so that a page never flashes in the theme somebody did not choose.
try {
  const theme = localStorage.getItem('warren.theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's choice counts.
}
