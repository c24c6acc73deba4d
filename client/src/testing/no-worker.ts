/** Stands in for the address of every worker's code in tests: there are no workers, either. */
export default '/no-worker.js';
