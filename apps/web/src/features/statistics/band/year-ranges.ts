interface YearRange {
  readonly from: number;
  readonly until: number;
}

/** Returns years as ranges without gaps, the earliest first: 2023, 2024 and 2026 become 2023 to 2024 and 2026. */
export function yearRanges(years: readonly number[]): YearRange[] {
  const ranges: { from: number; until: number }[] = [];
  for (const year of [...years].sort((left, right) => left - right)) {
    const last = ranges.at(-1);
    if (last && year <= last.until + 1) last.until = year;
    else ranges.push({ from: year, until: year });
  }
  return ranges;
}
