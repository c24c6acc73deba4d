// Stands in for every style sheet in tests: nothing is ever painted there.
export {};
